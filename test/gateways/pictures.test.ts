import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { draw } from "../../src/gateways/pictures/draw.ts";
import { reportPicture } from "../../src/gateways/pictures/report-picture.tsx";
import { startApp, type TestApp, until } from "../support/app.ts";
import { freeSample } from "./pages/report-samples.ts";
import { longNames, nothingAnswered, proScan, rightToLeft, sandboxScan } from "./pages/report-variants.ts";

/** Width and height as a PNG file's head says them. */
function sizeOf(png: Uint8Array): [number, number] {
  const view = new DataView(png.buffer, png.byteOffset);
  expect(view.getUint32(0)).toBe(0x89504e47);
  return [view.getUint32(16), view.getUint32(20)];
}

describe("the picture of a report", () => {
  it.each([
    ["a free scan", freeSample()],
    ["twenty-five questions to seven engines", proScan()],
    ["the sandbox", sandboxScan()],
    ["long names", longNames()],
    ["Arabic", rightToLeft()],
    ["no answer at all", nothingAnswered()],
    ["markup for a name", freeSample({ brand: '</text><image href="file:///etc/passwd"/><script>x</script>' })],
    ["entities for a name", freeSample({ brand: "&lol; ]]> <!DOCTYPE a [" })],
    ["controls and half signs for a name", freeSample({ brand: "\u0000\u202e\ud800\uffff Bright" })],
    ["forty thousand letters for a name", freeSample({ brand: "W".repeat(40_000) })],
  ])("is drawn of %s", (_what, report) => {
    expect(sizeOf(draw(reportPicture(report)))).toEqual([1200, 630]);
  });

  it("says in how many answers the site is named, by whom, and between what visibility lies", () => {
    const text = reportPicture(freeSample());
    expect(text).toContain("Named in 2 of 4 answers of ChatGPT and Gemini");
    expect(text).toContain("Most likely between 5.6 and 85.8 (95% interval)");
    expect(text).not.toContain("Sandbox");
    expect(reportPicture(sandboxScan())).toContain("Sandbox: invented engines, not real AI answers");
    expect(reportPicture(nothingAnswered())).toContain("Visibility: not measured");
  });

  it("never shows a capped readiness without what caps it", () => {
    const gate = { id: "tech.indexable", text: "The home page asks search engines not to list it." };
    const text = reportPicture(freeSample({ readiness: 40, gate }));
    expect(text).toContain("Readiness of the site: 40 of 100");
    expect(text).toContain(`Readiness is capped: ${gate.text}`);
    expect(reportPicture(freeSample({ gate: null }))).not.toContain("capped");
  });

  it("writes the sentence about visibility as small as it needs to stand whole", () => {
    const size = Number(/font-size="(\d+)"[^>]*>Visibility /.exec(reportPicture(freeSample()))![1]);
    expect(
      "Visibility 37.5 of 100: partially visible, but the sample does not settle it".length * size * 0.5,
    ).toBeLessThan(1056);
  });

  it("writes the host where the font lacks the signs of the name, and never markup of the name's own", () => {
    expect(reportPicture(freeSample({ brand: "カフェ東京", domain: "cafe.example" }))).toMatch(
      /font-weight="700"[^>]*>cafe\.example</,
    );
    expect(reportPicture(freeSample({ brand: "<b>Bold</b>" }))).toContain("&lt;b&gt;Bold&lt;/b&gt;");
  });
});

describe("the pictures over HTTP", () => {
  let server: TestApp;
  let report: string;
  beforeAll(async () => {
    server = await startApp();
    await until(async () => {
      const { status, headers } = await fetch(`${server.baseUrl}/report/demo`, { redirect: "manual" });
      report = server.baseUrl + headers.get("location");
      return status === 302;
    });
  });
  afterAll(() => server.close());

  it("stand in the head of a report, come as PNG, and are not sent to whoever has them", async () => {
    const page = await (await fetch(report)).text();
    const picture = /property="og:image" content="([^"]+)"/.exec(page)![1]!;
    expect(picture).toBe(`${report}.png`);
    const first = await fetch(picture);
    expect(first.headers.get("content-type")).toBe("image/png");
    expect(first.headers.get("x-robots-tag")).toBe("noindex");
    expect(sizeOf(await first.bytes())).toEqual([1200, 630]);
    const tag = first.headers.get("etag")!;
    expect((await fetch(picture, { headers: { "If-None-Match": tag } })).status).toBe(304);
  });

  it.each(["/", "/docs", "/docs/scoring", "/changes"])("stand in the head of %s too", async (path) => {
    const page = await (await fetch(server.baseUrl + path)).text();
    expect(page).toContain(`property="og:image" content="${server.baseUrl}/share.png"`);
  });

  it("are drawn once for many who ask at once", async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => fetch(`${server.baseUrl}/share.png`)));
    for (const response of all) expect(sizeOf(await response.bytes())).toEqual([1200, 630]);
  });

  it("are not there for a report nobody made", async () => {
    expect((await fetch(`${server.baseUrl}/report/no-such-report.png`)).status).toBe(404);
  });
});
