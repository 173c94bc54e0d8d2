/**
 * What answers made to be slow cost: the longest stretch on the main thread while each engine's file reads a reply over a
 * real socket, and how long reading its text takes (that happens in the workshop, under a budget of processor time).
 */
import { createServer } from "node:http";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { createEngines } from "../src/engine/answer-engines/index.ts";
import { readAnswer } from "../src/engine/read-answer/index.ts";

const LONGEST = 100_000;
const fill = (piece, length = LONGEST - 100) => piece.repeat(Math.floor(length / piece.length));
const many = (count, make) => Array.from({ length: count }, (_, at) => make(at));

const TEXTS = {
  "marks as ChatGPT writes them": fill("([a](https://a.example/)) "),
  "marks as Grok writes them": fill("[[1]](https://a.example/)"),
  "marks in brackets": fill("[1] "),
  "marks that never end": fill("([a](https://a.example/"),
  "open brackets": fill("["),
  "links to the one page": `Acme leads. ${fill("[Acme](https://a.example/) ")}`,
  "emphasis in emphasis": fill("**a _b "),
  "quotes in quotes": many(300, (at) => `${"> ".repeat(at)}a`).join("\n"),
  "lists in lists": many(280, (at) => `${"  ".repeat(at)}- Acme`).join("\n"),
  "a table of 4,000 rows": `| Name | Price |\n|---|---|\n${fill("| Acme | 9 EUR |\n")}`,
  "a table of 5,000 columns": `|${fill("a|", 9_000)}\n|${fill("-|", 9_000)}\n|${fill("b|", 9_000)}`,
  "link definitions": many(2_500, (at) => `[a${at}]: https://a.example/${at}`).join("\n"),
  "names in capitals": fill("Acme Bolt "),
  "one capital word": fill("A"),
  "the brand alone": fill("Acme. "),
  "bold names": fill("**Acme**, "),
  "a list of names": fill("- **Acme Bolt**: a tool.\n"),
  "one line of commas": fill("Acme, "),
  blanks: `Acme${fill(" ")}.`,
  "lines without words": `Acme\n${fill("\n")}.`,
  "full stops": `Acme ${fill(".")}`,
  "Han without blanks": fill("推荐甲公司和乙公司"),
  "Korean particles": fill("정보결과가"),
  "host names": fill("a.example "),
  "one word of letters and dots": fill("a."),
  html: fill("<b><i>a"),
  entities: fill("&amp;"),
};

const HUGE = {
  "3 MB of text": { text: "Acme leads. ".repeat(250_000), citations: [] },
  "5 MB of text": { text: "Acme leads. ".repeat(417_000), citations: [] },
  "40,000 citations": { text: "Acme leads.", citations: many(40_000, (at) => `https://a${at}.example/`) },
  "40,000 citations of one page": { text: "Acme leads.", citations: many(40_000, () => "https://a.example/") },
  "100,000 citations": { text: "Acme leads.", citations: many(100_000, (at) => `https://a${at}.example/`) },
  "30,000 search phrases": { text: "Acme leads.", citations: [], searches: many(30_000, (at) => `phrase ${at}`) },
};

/** One reply in the wire format of each engine whose file reads marks or ranges. */
const WIRES = {
  chatgpt: responses,
  grok: responses,
  perplexity: ({ searches = [], ...said }) => ({
    ...responses(said),
    output: [
      { type: "search_results", queries: searches, results: [{ id: 1, url: "https://a.example/", title: "A" }] },
      ...responses(said).output.slice(-1),
    ],
  }),
  claude: ({ text, citations = [], searches = [] }) => ({
    model: "m",
    stop_reason: "end_turn",
    content: [
      ...searches.map((query) => ({ type: "server_tool_use", name: "web_search", input: { query } })),
      { type: "text", text, citations: citations.map((url) => ({ url, title: null })) },
    ],
  }),
  gemini: ({ text, citations = [], searches = [] }) => ({
    candidates: [
      {
        content: { parts: [{ text }] },
        finishReason: "STOP",
        groundingMetadata: {
          webSearchQueries: searches,
          groundingChunks: citations.map((uri) => ({ web: { uri, title: "a.example" } })),
          groundingSupports: citations.map((_, at) => ({
            segment: { startIndex: 1, endIndex: 9, text: "leads." },
            groundingChunkIndices: [at],
          })),
        },
      },
    ],
  }),
};

let reply = "{}";
const server = createServer((request, response) => {
  request.resume().on("end", () => response.setHeader("content-type", "application/json").end(reply));
}).listen(0, "127.0.0.1");
await new Promise((resolve) => server.once("listening", resolve));
const baseUrl = `http://127.0.0.1:${server.address().port}`;
const settings = Object.fromEntries(Object.keys(WIRES).map((id) => [id, { apiKey: "k", baseUrl, model: "m" }]));
const engines = new Map(
  createEngines(settings, { resolveLink: async () => null }).map((engine) => [engine.id, engine]),
);
const question = {
  text: "Which tool?",
  intent: "category",
  persona: null,
  branded: false,
  language: "en",
  country: null,
};
const brand = { name: "Acme", aliases: [], domain: "acme.example", products: [], category: "tool" };

await longestStretch("chatgpt", { text: "warm" });
readAnswer({ text: "Acme leads.", citations: [], brand });
let worst = 0;
console.log("Longest stretch on the main thread, by engine (ms), and reading the text in the workshop (ms)");
for (const [name, text] of Object.entries(TEXTS)) await show(name, { text });
for (const [name, said] of Object.entries(HUGE)) await show(name, said);
console.log(`\nLongest stretch on the main thread: ${worst.toFixed(0)} ms`);
server.close();

async function show(name, said) {
  const cells = [];
  for (const id of Object.keys(WIRES)) {
    const stretch = await longestStretch(id, said);
    worst = Math.max(worst, stretch);
    cells.push(`${id} ${stretch.toFixed(0).padStart(4)}`);
  }
  console.log(`${name.padEnd(34)} ${cells.join("  ")}  read ${readingTime(said.text).padStart(6)}`);
}

/** Milliseconds that nothing else could run while a reply of one engine was taken in; the server's own work is done before. */
async function longestStretch(id, said) {
  reply = JSON.stringify(WIRES[id](said));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await engines
    .get(id)
    .ask(question, AbortSignal.timeout(120_000))
    .catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, 5));
  delay.disable();
  return delay.max / 1e6;
}

function readingTime(text) {
  if (text.length > LONGEST) return "-";
  const began = performance.now();
  readAnswer({ text, citations: [], brand, question: question.text });
  return (performance.now() - began).toFixed(0);
}

function responses({ text, citations = [], searches = [] }) {
  const annotations = (citations.length > 0 ? citations : ["https://a.example/"]).map((url) => ({
    type: "url_citation",
    url,
    title: null,
    start_index: text.length - 1,
    end_index: text.length,
  }));
  const calls = searches.map((query) => ({
    type: "web_search_call",
    status: "completed",
    action: { type: "search", query },
  }));
  const message = { type: "message", role: "assistant", content: [{ type: "output_text", text, annotations }] };
  return { status: "completed", model: "m", output: [...calls, message] };
}
