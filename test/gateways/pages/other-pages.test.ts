import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { readFacts } from "../../../src/engine/read-site/facts/read-facts.ts";
import { parseHtml } from "../../../src/engine/read-site/parse/parse-html.ts";
import { renderHome } from "../../../src/gateways/pages/home.tsx";
import { renderMessage } from "../../../src/gateways/pages/message.tsx";
import { renderProgress } from "../../../src/gateways/pages/progress.tsx";
import { changesPage, releases } from "../../../src/gateways/pages/text/changes.ts";
import { docsIndex } from "../../../src/gateways/pages/text/docs-index.ts";
import { guides } from "../../../src/gateways/pages/text/guides.ts";
import { homeText } from "../../../src/gateways/pages/text/home-text.ts";
import { servicePages } from "../../../src/gateways/pages/text/service-pages.ts";
import { renderTextPage, type TextPage, textPageMarkdown } from "../../../src/gateways/pages/text/text-page.tsx";
import { home, publisher } from "./home-sample.ts";
import { words } from "./read-page.ts";

const { baseUrl } = publisher;
const manuals = guides(baseUrl);
const texts: [string, TextPage][] = [
  docsIndex(manuals),
  ...manuals,
  changesPage(releases()),
  ...servicePages(publisher),
].map((page) => [page.path, page]);
const progress = {
  url: "https://brightleaf.com/",
  path: "/scan/abc",
  stages: [
    { name: "Read the site", state: "done" as const, detail: "6 pages" },
    { name: "Ask the engines", state: "now" as const, detail: "1 of 4 answers in hand" },
    { name: "Score", state: "left" as const, detail: null },
  ],
  engines: [
    { label: "ChatGPT", done: 1, of: 2, failed: 0 },
    { label: "Gemini", done: 2, of: 2, failed: 2 },
  ],
  refreshSeconds: 3,
};
const message = {
  status: 429,
  title: "Today's free scans are used up",
  text: "New ones are free from 00:00 UTC.",
  next: [
    { label: "See an example report", href: "/report/x" },
    { label: "Read the docs", href: "/docs" },
  ],
};

describe.each<[string, string]>([
  ["the front page", renderHome(home, publisher)],
  ...texts.map(([path, page]): [string, string] => [path, renderTextPage(page, publisher)]),
  ["a scan under way", renderProgress(progress)],
  ["a message", renderMessage(message)],
])("%s", (_, html) => {
  const $ = load(html);

  it("is one whole document with landmarks, one main heading and a way past the header", () => {
    expect(html).toMatch(/^<!doctype html><html lang="en">.*<\/html>$/s);
    expect($("header, main, footer, h1").length).toBe(4);
    expect($("body > :first-child").attr("href")).toBe("#main");
    expect(
      $("nav")
        .toArray()
        .map((nav) => $(nav).attr("aria-label")),
    ).toEqual([
      "Site",
      ...$("nav[aria-label=Breadcrumb]")
        .toArray()
        .map(() => "Breadcrumb"),
      "About this service",
    ]);
    const ids = $("[id]")
      .toArray()
      .map((element) => $(element).attr("id"));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("links within the site only to pages that a browser can open", () => {
    const paths = $("a[href^='/']")
      .toArray()
      .map((link) =>
        $(link)
          .attr("href")!
          .replace(/[#?].*/, ""),
      );
    const files = ["/openapi.json", "/schema.graphql", "/llms.txt", "/llms-full.txt", "/feed"];
    const pages = ["/", "/monitor", ...texts.map(([path]) => path), "/scan/abc", "/report/x", "/report/demo"];
    expect(paths.filter((path) => ![...pages, ...files].includes(path))).toEqual([]);
  });

  it("has a title and description of a fitting length, and carries no code that runs but our own file", () => {
    expect($("title").text().length).toBeLessThanOrEqual(70);
    expect($("meta[name=description]").attr("content")!.length).toBeGreaterThan(10);
    expect($("script:not([type='application/ld+json'], [src='/enhance.js'])").length).toBe(0);
  });
});

it("says on the front page what it is, so that our own reader finds it", () => {
  const page = parseHtml(renderHome(home, publisher), { url: `${baseUrl}/`, isHome: true });
  expect(readFacts([page]).category).toBe("AI visibility tool");
});

describe("the front page", () => {
  it("starts a scan by a plain form with a labelled field", () => {
    const $ = load(renderHome(home, publisher));
    expect($("form").attr()).toMatchObject({ action: "/scan", method: "post" });
    const field = $("form input");
    expect(field.attr()).toMatchObject({ name: "url", type: "text", required: "" });
    expect($(`label[for="${field.attr("id")}"]`).text()).toBe("Website address");
    expect($(`#${field.attr("aria-describedby")}`).text()).toContain("https://example.com");
  });

  it("names the engines it asks, and says sandbox when they are built in", () => {
    expect(words(load(renderHome(home, publisher))("main"))).toContain(
      "It asks them of ChatGPT and Gemini, live, and keeps",
    );
    const sandbox = words(load(renderHome({ ...home, mode: "sandbox" }, publisher))("main"));
    expect(sandbox).toContain("This installation runs the sandbox.");
    expect(sandbox).not.toContain("live,");
  });

  it("says what to do when no engine is set up", () => {
    expect(words(load(renderHome({ ...home, engines: [] }, publisher))("main"))).toContain(
      "No answer engine is set up here yet",
    );
    expect(renderHome(home, publisher)).not.toContain("No answer engine");
  });

  it("describes itself as data that parses, under its own address", () => {
    const $ = load(renderHome(home, publisher));
    const graph = JSON.parse($("script").text())["@graph"] as { "@type": string; url: string }[];
    expect(graph.map((node) => node["@type"])).toEqual(["Organization", "WebSite", "WebApplication"]);
    expect(new Set(graph.map((node) => node.url))).toEqual(new Set([`${baseUrl}/`]));
    expect($("link[rel=canonical]").attr("href")).toBe(`${baseUrl}/`);
  });
});

describe("the pages as Markdown", () => {
  it.each([["/", homeText(home)] as [string, TextPage], ...texts])("say the same at %s", (path, page) => {
    const $ = load(path === "/" ? renderHome(home, publisher) : renderTextPage(page, publisher));
    const markdown = textPageMarkdown(page, publisher);
    const headings = $("main h1, main h2, main h3")
      .toArray()
      .map((heading) => $(heading).text());
    const lines = markdown.replace(/^```.*?^```/gms, "").split("\n");
    const said = lines.filter((line) => /^#{1,3} /.test(line)).map((line) => line.replace(/^#+ |`/g, ""));
    expect(said).toEqual(headings);
    for (const block of $("main pre code").toArray()) expect(markdown).toContain($(block).text());
    expect($("main table tbody tr").length).toBe(
      lines.filter((line) => line.startsWith("| ")).length - 2 * $("main table").length,
    );
  });

  it("hold whole addresses, so that they can be followed from anywhere", () => {
    for (const [, page] of texts) expect(textPageMarkdown(page, publisher)).not.toMatch(/\]\(\//);
    expect(textPageMarkdown(homeText(home), publisher)).toContain(`](${baseUrl}/docs)`);
  });
});

describe("the guides", () => {
  it("show commands that a shell reads back as the JSON that was meant, to this installation", () => {
    const quickstart = textPageMarkdown(manuals[0]!, publisher);
    const bodies = [...quickstart.matchAll(/-d '(.*)'$/gm)].map(([, body]) => JSON.parse(body!));
    expect(bodies).toEqual([{ url: "https://example.com" }]);
    expect(quickstart).not.toContain("localhost");
  });

  it("lead from one to another, never to a file of the checkout", () => {
    const rendered = texts.map(([path, page]) => ({ path, $: load(renderTextPage(page, publisher)) }));
    const anchors = new Set(
      rendered.flatMap(({ path, $ }) =>
        $("[id]")
          .toArray()
          .map((element) => `${path}#${element.attribs.id}`),
      ),
    );
    const led = rendered.flatMap(({ $ }) =>
      $("main a[href]")
        .toArray()
        .map((link) => link.attribs.href!),
    );
    expect(led.filter((to) => !/^(\/|https?:|mailto:|#)/.test(to))).toEqual([]);
    expect(led.filter((to) => /^\/docs.*#/.test(to) && !anchors.has(to))).toEqual([]);
  });

  it("show text that looks like HTML as text", () => {
    const page = {
      path: "/x",
      title: "X",
      lead: "x",
      body: "Ask `<id>` or <b>now</b>.\n\n<script>alert(1)</script>",
      checked: null,
    };
    const $ = load(renderTextPage(page, publisher));
    expect($("main b, main script").length).toBe(0);
    expect($("main .text").text()).toContain("Ask <id> or <b>now</b>.");
  });
});

describe("who runs the installation", () => {
  it("is named with every way of contact that was configured, and said to be missing where none was", () => {
    const [about] = servicePages(publisher);
    for (const said of [publisher.name, publisher.email, publisher.address, publisher.profiles[0]!]) {
      expect(textPageMarkdown(about!, publisher)).toContain(said);
    }
    const nobody = { baseUrl, name: "Answerscope", email: null, address: null, profiles: [] };
    expect(textPageMarkdown(servicePages(nobody)[0]!, nobody)).toContain("has not said how to be reached");
  });
});

describe("a scan under way", () => {
  it("says what is done, what is happening and what is to come, in words and shapes", () => {
    const $ = load(renderProgress(progress));
    expect(
      $(".steps > li")
        .toArray()
        .map((step) => words($(step))),
    ).toEqual(["Read the site Done 6 pages", "Ask the engines Now 1 of 4 answers in hand", "Score To come"]);
    expect($("[aria-current=step]").text()).toContain("Ask the engines");
    expect($(".steps .mark").length).toBe(3);
    expect($("meta[name=robots]").attr("content")).toBe("noindex");
  });

  it("says at once when an engine does not answer", () => {
    const rows = load(renderProgress(progress));
    expect(
      rows("tbody tr")
        .toArray()
        .map((row) => words(rows(row))),
    ).toEqual(["ChatGPT 1 of 2 answered", "Gemini 0 of 2 answered · 2 not answered, left out"]);
  });

  it("reloads itself until the reader stops that", () => {
    const going = load(renderProgress(progress));
    expect(load(going("noscript").html()!)("meta[http-equiv=refresh]").attr("content")).toBe("3");
    expect(going("[data-live]").attr("data-live")).toBe("3");
    expect(going("main a").attr("href")).toBe("/scan/abc?pause");
    const still = load(renderProgress({ ...progress, refreshSeconds: null }));
    expect(still("noscript, [data-live]").length).toBe(0);
    expect(still("main a").attr("href")).toBe("/scan/abc");
  });

  it.each([
    ["done", "All done; the report is being put together."],
    ["left", "Waiting for a free place. Nothing has been asked yet."],
  ] as const)("has words for the time when everything is %s", (state, headline) => {
    const stages = progress.stages.map((stage) => ({ ...stage, state }));
    expect(load(renderProgress({ ...progress, stages }))(".lead").text()).toBe(headline);
  });

  it("keeps the address of the site as text", () => {
    const $ = load(renderProgress({ ...progress, url: "https://x.example/<script>alert(1)</script>\u202e" }));
    expect($("script:not([src='/enhance.js'])").length).toBe(0);
    expect($("h1").text()).toBe("Scanning x.example/<script>alert(1)</script>");
  });
});

describe("a message", () => {
  it("always has a next step, the likeliest first", () => {
    const $ = load(renderMessage(message));
    expect(
      $("main a")
        .toArray()
        .map((link) => $(link).attr("href")),
    ).toEqual(["/report/x", "/docs"]);
    expect($("meta[name=robots]").attr("content")).toBe("noindex");
    expect($("link[rel=canonical]").length).toBe(0);
  });

  it("gives back what was typed, with what to mend tied to the field", () => {
    const $ = load(
      renderMessage({ ...message, status: 400, form: { url: '"><b>', error: "It must begin with https://." } }),
    );
    const field = $("form input");
    expect(field.attr("value")).toBe('"><b>');
    expect(field.attr("aria-invalid")).toBe("true");
    expect(
      field
        .attr("aria-describedby")!
        .split(" ")
        .map((id) => $(`#${id}`).length),
    ).toEqual([1, 1]);
    expect($("#url-error").text()).toContain("It must begin with https://.");
  });
});
