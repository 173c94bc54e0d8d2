import { describe, expect, test } from "vitest";
import { createSandbox } from "../../../../src/engine/answer-engines/sandbox/create-sandbox.ts";
import type { EngineReply } from "../../../../src/engine/answer-engines/types.ts";
import type { BuyerQuestion } from "../../../../src/engine/types.ts";
import { workshop } from "../../../support/workshop.ts";

const WORKSHOP = {
  domain: "spinworks.org",
  brand: "Spinworks",
  pages: [
    {
      url: "https://spinworks.org/",
      title: "Spinworks | Bike repair in London",
      text: "Spinworks is a bicycle repair workshop in London. We repair bikes and e-bikes while you wait.\nBook online.",
    },
    { url: "https://spinworks.org/prices", title: "Prices", text: "A standard service costs 45 pounds." },
  ],
};
const SILENT = {
  domain: "silent.org",
  brand: "Silent",
  pages: [{ url: "https://silent.org/", title: "Welcome", text: "Passion drives us. Contact us today." }],
};

function question(text: string, language = "en"): BuyerQuestion {
  return { text, language, intent: "category", persona: null, branded: false, country: null };
}

async function askAll(sites: (typeof WORKSHOP)[], asked: BuyerQuestion): Promise<EngineReply[]> {
  const sandbox = createSandbox(workshop);
  for (const site of sites) sandbox.add(site);
  return Promise.all(sandbox.engines.map((engine) => engine.ask(asked, new AbortController().signal)));
}

describe("the sandbox engines", () => {
  test("name a scanned site whose own text answers the question, and cite its page", async () => {
    const replies = await askAll([WORKSHOP], question("Which bicycle repair shops would you shortlist in London?"));
    for (const reply of replies) {
      expect(reply).toMatchObject({ status: "answered", search: "used", costUsd: 0 });
      expect(reply.text).toContain("**Spinworks**");
      expect(reply.citations.map(({ url }) => url)).toContain("https://spinworks.org/");
      expect(reply.searches).toEqual(["bicycle repair london"]);
    }
  });

  test("leave out a scanned site whose text says nothing about the question, and name rivals instead", async () => {
    const replies = await askAll([SILENT], question("Which bicycle repair shops would you shortlist in London?"));
    for (const reply of replies) {
      expect(reply.text).not.toContain("Silent");
      expect(reply.text).toMatch(/Wielwijs|Spokehaven|Kettenglück/);
    }
  });

  test("rank by evidence: a place that only a rival names turns the order", async () => {
    const [inLondon] = await askAll([WORKSHOP], question("Who repairs bicycles in London?"));
    const [inLeeds] = await askAll([WORKSHOP], question("Who repairs bicycles in Leeds?"));
    const first = (reply: EngineReply) => /\*\*(.+?)\*\*/.exec(reply.text)?.[1];
    expect(first(inLondon!)).toBe("Spinworks");
    expect(first(inLeeds!)).toBe("Chainlight Cycles");
  });

  test.each([
    ["en", "blorf zxqv narf?"],
    ["en", "Who won the football match yesterday?"],
    ["en", "What is the capital of France?"],
    ["de", "???"],
    ["fr", ""],
  ])("say in %s that nothing fits %j, and name nobody", async (language, text) => {
    for (const reply of await askAll([WORKSHOP], question(text, language))) {
      expect(reply.status).toBe("answered");
      expect(reply.text.length).toBeGreaterThan(10);
      expect(reply.text).not.toContain("**");
      expect(reply.citations).toEqual([]);
    }
  });

  test.each([
    ["de", "Welche Bergsportgeschäfte in Bern empfiehlst du?", "Gratwerk", "Meine erste Empfehlung"],
    ["fr", "Où faire réparer mon vélo à Bordeaux ?", "Pedalier Rive Gauche", "Ma première recommandation"],
    ["es", "¿Qué software de nóminas recomiendas en Madrid?", "Nominara", "La opción"],
    ["it", "Quali officine a Modena mi consigli?", "Officina Bellaruota", "La scelta"],
    ["nl", "Welke fietsenmaker in Groningen raad je aan?", "Wielwijs", "Het best past"],
    ["pt", "Que fotógrafo de casamentos recomenda no Porto?", "Luzbela Foto", "A opção"],
    ["hr", "Koje online ljekarne preporučujete u Zagrebu?", "Ljekarna Kadulja", "Najbolje"],
    ["sk", "Ktoré predajne elektroniky odporúčate v Bratislave?", "Iskrovo", "Najlepšie"],
    ["sl", "Kje kupiti bralna očala v Ljubljani?", "Očala Zrkalček", "Priporočam"],
    ["zh", "台北有哪些生鮮網購推薦?", "鮮禾集", "最符合"],
  ])("answer in the question's language (%s)", async (language, text, company, opening) => {
    const [prose] = await askAll([], question(text, language));
    expect(prose!.text.startsWith(opening)).toBe(true);
    expect(prose!.text).toContain(`**${company}**`);
  });

  test("answer without sentences where the language has no phrases of its own", async () => {
    const [prose] = await askAll([], question("Vilka payroll system?", "sv"));
    expect(prose!.text).toContain("- **Wagewell**");
  });

  test("write in their own ways: one in paragraphs with links, one as a numbered list", async () => {
    const [prose, list] = await askAll([], question("Which payroll software would you recommend?"));
    expect(prose!.text).toMatch(/^The closest match is \*\*.+\*\* \(\[.+\]\(https:.+\)\)/);
    expect(list!.text).toMatch(/\n1\. \*\*.+\n2\. \*\*.+\n3\. \*\*/);
    expect(list!.text).not.toContain("](");
  });

  test("mark the claim each prose citation stands for", async () => {
    const [prose] = await askAll([WORKSHOP], question("Who repairs bicycles in London?"));
    const own = prose!.citations.find(({ url }) => url === "https://spinworks.org/");
    expect(prose!.text.slice(own!.start!, own!.end!)).toContain("**Spinworks**");
  });

  test("never let a page's own markup into the answer", async () => {
    const hostile = structuredClone(WORKSHOP);
    hostile.brand = "Spin**works** [x](javascript:1)";
    hostile.pages[0]!.url = "https://spinworks.org/a)[b](https://evil.example";
    hostile.pages[0]!.text = "Bicycle repair in London <script>x</script> [click](https://evil.org) *now* `rm`.";
    for (const reply of await askAll([hostile], question("Who repairs bicycles in London?"))) {
      expect(reply.text).not.toMatch(/<script|evil\.org|\]\(javascript|`|Spin\*\*|\]\(https:\/\/evil/);
    }
  });

  test("give the same answer for the same index, in whatever order the sites came and however often", async () => {
    const asked = question("Which bicycle repair shops would you shortlist in London?");
    const once = await askAll([WORKSHOP, SILENT], asked);
    const twice = await askAll([SILENT, WORKSHOP, SILENT, WORKSHOP], asked);
    expect(twice).toEqual(once);
  });

  test("forget what a site said before when it is added again", async () => {
    const changed = structuredClone(WORKSHOP);
    changed.pages = SILENT.pages;
    const replies = await askAll([WORKSHOP, changed], question("Who repairs bicycles in London?"));
    for (const reply of replies) expect(reply.text).not.toContain("Spinworks");
  });

  test("keep the newest sites only", async () => {
    const crowd = Array.from({ length: 101 }, (_, n) => ({
      ...SILENT,
      domain: `crowd-${n}.org`,
      pages: [{ url: `https://crowd-${n}.org/`, title: "Welcome", text: "Nothing here." }],
    }));
    const [reply] = await askAll([WORKSHOP, ...crowd], question("Who repairs bicycles in London?"));
    expect(reply!.text).not.toContain("Spinworks");
  });

  test("stop when the caller has stopped", async () => {
    const [engine] = createSandbox(workshop).engines;
    await expect(engine!.ask(question("Who bakes bread?"), AbortSignal.abort(new Error("stopped")))).rejects.toThrow(
      "stopped",
    );
  });
});
