import { describe, expect, it } from "vitest";
import { pageParser } from "../../../../src/engine/read-site/parse/page-parser.ts";
import { exchangeOf } from "../../../support/exchange.ts";
import { newBench } from "../../../support/workshop.ts";

const page = (title: string) => exchangeOf("https://acme.com/", `<title>${title}</title><main><p>Words on a page.`);

describe("pages parsed in the workshop", () => {
  it("come back as plain data, with the time they took", async () => {
    const parser = pageParser(newBench());
    const { page: parsed } = await parser.parse(page("Acme"), true);
    expect(parsed).toMatchObject({ template: "home", head: { title: "Acme" }, mainText: "Words on a page." });
    const large = exchangeOf("https://acme.com/", `<main>${"<p>Words on a <b>page</b>.".repeat(5000)}`);
    expect((await parser.parse(large, true)).cpuMs).toBeGreaterThan(0);
  });

  it("are all parsed, however many come at once", async () => {
    const parser = pageParser(newBench());
    const titles = Array.from({ length: 12 }, (_, at) => `Page ${at}`);
    const parsed = await Promise.all(titles.map((title) => parser.parse(page(title))));
    expect(parsed.map((each) => each.page?.head.title)).toEqual(titles);
  });

  it("do not hurt their neighbours when they are hostile", async () => {
    const parser = pageParser(newBench());
    const hostile = exchangeOf("https://acme.com/", "<div>".repeat(50_000));
    const [bad, good] = await Promise.all([parser.parse(hostile), parser.parse(page("Fine"))]);
    expect(bad).toMatchObject({ page: null, reason: expect.stringContaining("nested") });
    expect(good.page?.head.title).toBe("Fine");
  });

  it("go on to the next task as they came", async () => {
    const bench = newBench();
    const { page: parsed } = await pageParser(bench).parse(
      exchangeOf("https://acme.com/", "<title>Acme | Payroll</title><h1>Payroll software</h1><footer>© 2026 Acme Ltd"),
      true,
    );
    expect(await bench.run("facts", [parsed!])).toMatchObject({ brand: "Acme", legalName: "Acme Ltd" });
  });
});
