import { INK, Line, paper } from "./paper.tsx";

/** What a link to any other page shows, as SVG. */
export function sitePicture(): string {
  return paper(
    <>
      <Line y={190} size={64} bold text="Do AI answers name" />
      <Line y={270} size={64} bold text="your company?" />
      <Line y={360} size={34} fill={INK.quiet} text="One address in. Out: in how many answers you are named," />
      <Line y={408} size={34} fill={INK.quiet} text="who is named instead, and what to change first." />
    </>,
  );
}
