import { readConfig } from "../config.ts";
import { writeQuestions } from "../engine/questions/write-questions.ts";
import { parseScanUrl, withScheme } from "../engine/read-site/fetch/url-policy.ts";
import { readSite } from "../engine/read-site/read-site.ts";
import { scanBudget } from "../engine/scan-budget.ts";
import { AppError } from "../errors.ts";
import { createLog } from "../log.ts";
import { jsonText, plainLine } from "../plain-text.ts";
import { createScanRoom } from "../scan-room.ts";
import { writtenLine } from "./formats/questions-line.ts";

/** `answerscope questions`: what a scan of a site would ask, and by whom it was written; no engine is asked. */
export async function questions(urlText: string, options: { json?: boolean; questions: number }): Promise<void> {
  const config = readConfig();
  const room = createScanRoom(config, createLog("silent"));
  try {
    const url = parseScanUrl(withScheme(urlText), room.allowHosts);
    const stop = new AbortController().signal;
    const budget = scanBudget(config.scanDeadlineMs, stop);
    const bench = room.tools.workshop.bench(stop);
    const { facts, pages, site } = await readSite(url, { ...room.tools, bench, signal: budget.signal("read") });
    const asked = {
      count: options.questions,
      model: room.tools.writer,
      pages,
      signal: budget.signal("question"),
      bench,
    };
    const { questions: list, by, reason } = await writeQuestions(facts, asked);
    if (list.length === 0) throw new AppError("SCAN_FAILED", `No question could be written: ${reason}`);
    const queries = list.map(({ text, persona, intent }) => ({ question: text, persona, intent }));
    const { brand, category, place, language, country } = facts;
    const document = {
      url: url.href,
      domain: site,
      brand,
      category,
      place,
      language,
      country,
      queries,
      questionsBy: by,
      questionsReason: reason,
    };
    if (options.json) process.stdout.write(`${jsonText(document, 2)}\n`);
    else {
      process.stderr.write(`${plainLine(writtenLine({ by, reason }))}\n`);
      for (const { text } of list) process.stdout.write(`${plainLine(text)}\n`);
    }
  } finally {
    await room.close();
  }
}
