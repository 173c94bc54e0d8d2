import { readConfig } from "../config.ts";
import { parseScanUrl, withScheme } from "../engine/read-site/fetch/url-policy.ts";
import type { Reading } from "../engine/read-site/types.ts";
import { type QuestionStep, runScan } from "../engine/run-scan.ts";
import { createLog } from "../log.ts";
import { jsonText, plainLine } from "../plain-text.ts";
import { createScanRoom } from "../scan-room.ts";
import { writtenLine } from "./formats/questions-line.ts";

/** `answerscope questions`: what a scan of a site would ask, and by whom it was written; no engine is asked. */
export async function questions(urlText: string, options: { json?: boolean; questions: number }): Promise<void> {
  const room = createScanRoom(readConfig(), createLog("silent"));
  try {
    const url = parseScanUrl(withScheme(urlText), room.allowHosts);
    const plan = {
      url,
      engines: [],
      questions: options.questions,
      repeats: 1,
      depth: "scan" as const,
      footprint: false,
    };
    let reading: Reading | undefined;
    // A scan like any other, left before it asks.
    for await (const step of runScan(plan, { ...room.tools, sandbox: null }, new AbortController().signal)) {
      if (step.stage === "read") reading = step.reading;
      if (step.stage !== "question") continue;
      print({ url, reading: reading!, written: step }, options);
      return;
    }
  } finally {
    await room.close();
  }
}

function print(told: { url: URL; reading: Reading; written: QuestionStep }, { json }: { json?: boolean }): void {
  const { questions: list, reason } = told.written;
  const by = told.written.by === "saved" ? "given" : told.written.by;
  if (!json) {
    process.stderr.write(`${plainLine(writtenLine({ by, reason }))}\n`);
    for (const { text } of list) process.stdout.write(`${plainLine(text)}\n`);
    return;
  }
  const { facts, site } = told.reading;
  const { brand, category, place, language, country } = facts;
  const queries = list.map(({ text, persona, intent }) => ({ question: text, persona, intent }));
  const about = { url: told.url.href, domain: site, brand, category, place, language, country };
  process.stdout.write(`${jsonText({ ...about, queries, questionsBy: by, questionsReason: reason }, 2)}\n`);
}
