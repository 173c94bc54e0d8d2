import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** What link previews ask for. */
export const PICTURE_SIZE = { width: 1200, height: 630 };

/** The light theme's colours; a preview stands on somebody else's page. */
export const INK = { ink: "#1a1f26", quiet: "#545e6a", accent: "#1f5aa8", bar: "#5b7fb0", track: "#e6eaef" };
export const MARGIN = 72;

/** An SVG document with the product's name at its foot. */
export function paper(content: ReactNode): string {
  const { width, height } = PICTURE_SIZE;
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      fontFamily="DejaVu Sans Condensed"
      aria-hidden="true"
    >
      <rect width={width} height={height} fill="#ffffff" />
      <rect width="16" height={height} fill={INK.accent} />
      {content}
      <g transform={`translate(${MARGIN} 548) scale(1.375)`}>
        <circle cx="14" cy="14" r="10.5" fill="none" stroke={INK.accent} strokeWidth="3" />
        <path d="M14 8a6 6 0 0 1 0 12z" fill={INK.accent} />
        <path d="m22 22 7 7" stroke={INK.accent} strokeWidth="4" strokeLinecap="round" />
      </g>
      <Line x={MARGIN + 58} y={580} size={28} bold text="Answerscope" />
    </svg>,
  );
}

interface LineProps {
  text: string;
  y: number;
  x?: number;
  /** In pixels. */
  size: number;
  bold?: boolean;
  fill?: string;
  anchor?: "start" | "middle" | "end";
}

/** One line of text. */
export function Line({ text, y, x = MARGIN, size, bold, fill = INK.ink, anchor }: LineProps): ReactElement {
  return (
    <text x={x} y={y} fontSize={size} fontWeight={bold ? 700 : 400} fill={fill} textAnchor={anchor}>
      {text}
    </text>
  );
}

/** Width of a line over its letters times its size, for wide texts: names in bold capitals, and sentences. */
export const WIDE = { name: 0.7, sentence: 0.52 };

/** Text at the largest of the sizes at which it fits the width, cut where it fits at none. */
export function fitted(text: string, wide: number, sizes: number[]): { text: string; size: number } {
  const width = PICTURE_SIZE.width - 2 * MARGIN;
  const letters = [...text];
  const size = sizes.find((each) => letters.length * each * wide <= width) ?? sizes.at(-1)!;
  const most = Math.floor(width / (size * wide));
  return { size, text: letters.length <= most ? text : `${letters.slice(0, most - 1).join("")}…` };
}

/** What the bundled font can draw: Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew, Arabic, and their signs. */
const DRAWABLE =
  /^[\u0020-\u007e\u00a0-\u02af\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u0525\u0531-\u0556\u0561-\u0587\u05d0-\u05ea\u060c\u061b\u061f\u0621-\u063a\u0640-\u0652\u0660-\u066a\u0679-\u06bf\u06cc\u10d0-\u10fc\u1e00-\u1efb\u2010-\u2027\u2030-\u205e\u20ac\u2116\u2122]+$/;

/** Whether the picture would show this text, and not empty boxes. */
export function isDrawable(text: string): boolean {
  return DRAWABLE.test(text);
}
