import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

const { resolve } = createRequire(import.meta.url);
const FONTS = ["DejaVuSansCondensed", "DejaVuSansCondensed-Bold"].map((name) =>
  readFileSync(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)),
);

await initWasm(readFileSync(resolve("@resvg/resvg-wasm/index_bg.wasm")));

/** An SVG document in the bundled font as a PNG file. */
export function draw(svg: string): Uint8Array {
  const drawn = new Resvg(svg, {
    font: { fontBuffers: FONTS, loadSystemFonts: false, defaultFontFamily: FONT_FAMILY },
  });
  return drawn.render().asPng();
}

/** The family that documents name. */
const FONT_FAMILY = "DejaVu Sans Condensed";
