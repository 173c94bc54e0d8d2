import { afterAll, describe, expect, it } from "vitest";
import { createPageParser } from "../../../../src/engine/read-site/parse/page-parser.ts";
import { exchangeOf } from "../../../support/exchange.ts";

const parser = createPageParser({ workers: 1 });
afterAll(() => parser.close());

const page = (title: string) => exchangeOf("https://acme.com/", `<title>${title}</title><main><p>Words on a page.`);

describe("pages parsed in a worker", () => {
  it("come back as plain data, with the time they took", async () => {
    const { page: parsed, cpuMs } = await parser.parse(page("Acme"), true);
    expect(parsed).toMatchObject({ template: "home", head: { title: "Acme" }, mainText: "Words on a page." });
    expect(cpuMs).toBeGreaterThan(0);
  });

  it("are handed out one after the other to a single worker", async () => {
    const titles = Array.from({ length: 12 }, (_, at) => `Page ${at}`);
    const parsed = await Promise.all(titles.map((title) => parser.parse(page(title))));
    expect(parsed.map((each) => each.page?.head.title)).toEqual(titles);
  });

  it("do not hurt their neighbours when they are hostile", async () => {
    const hostile = exchangeOf("https://acme.com/", "<div>".repeat(50_000));
    const [bad, good] = await Promise.all([parser.parse(hostile), parser.parse(page("Fine"))]);
    expect(bad).toMatchObject({ page: null, reason: expect.stringContaining("nested") });
    expect(good.page?.head.title).toBe("Fine");
  });

  it("are given up when they take too long, and the next one is parsed by a new worker", async () => {
    const impatient = createPageParser({ workers: 1, hardStopMs: 150 });
    const slow = exchangeOf("https://acme.com/", `<main>${"<p>a b</p>".repeat(190_000)}</main>`);
    expect(await impatient.parse(slow)).toMatchObject({ page: null, reason: "The page took too long to parse." });
    expect(await impatient.parse(exchangeOf("https://acme.com/", ""))).toMatchObject({ page: { bodyWords: 0 } });
    await impatient.close();
  });
});
