import { readdirSync, readFileSync } from "node:fs";

/** Answers that no fit may read: they say how right a reading is that has not seen them. */
const HELD_OUT = "competitors-held-out.jsonl";

/**
 * Precision, recall and F1 of the competitors found, by language, over every `competitors*.jsonl` beside this file, those that
 * are held out of the fit apart. A name counts when it is a labelled one or one of its `aliases`, in lower case; optional ones
 * count neither way.
 */
export function measureCompetitors(readAnswer, { showErrors }) {
  const files = readdirSync(new URL(".", import.meta.url)).filter((name) => /^competitors.*\.jsonl$/u.test(name));
  const fitted = files.filter((name) => name !== HELD_OUT);
  measureFiles(readAnswer, fitted, { title: "Competitors nobody listed", showErrors });
  measureFiles(readAnswer, [HELD_OUT], { title: "The same, held out of every fit", showErrors });
}

function measureFiles(readAnswer, files, { title, showErrors }) {
  const rows = files.flatMap((name) =>
    readFileSync(new URL(name, import.meta.url), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  );
  const byLanguage = new Map();
  let wrong = 0;
  let names = 0;
  let verbatim = 0;
  for (const row of rows) {
    const { label } = row;
    const reading = readAnswer({
      text: row.answer,
      citations: row.citations ?? [],
      brand: row.brand,
      question: row.question,
    });
    for (const { name, quotes } of reading.competitors) {
      names += 1;
      if (quotes.length > 0 && quotes.every(({ start, end }) => row.answer.slice(start, end) === name)) verbatim += 1;
    }
    const spellings = (name) => [name, ...(label.aliases?.[name] ?? [])].map(lower);
    const optional = new Set((label.competitors_optional ?? []).flatMap(spellings));
    const found = reading.competitors.map(({ name }) => lower(name)).filter((name) => !optional.has(name));
    const known = new Set(label.competitors.flatMap(spellings));
    const missed = label.competitors.filter((name) => !spellings(name).some((spelling) => found.includes(spelling)));
    const extra = found.filter((name) => !known.has(name));
    if (extra.length > 0) wrong += 1;
    const tally = byLanguage.get(row.language) ?? { answers: 0, hits: 0, extra: 0, missed: 0 };
    tally.answers += 1;
    tally.hits += found.length - extra.length;
    tally.extra += extra.length;
    tally.missed += missed.length;
    byLanguage.set(row.language, tally);
    if (showErrors && (missed.length > 0 || extra.length > 0))
      console.log(`  ${row.id} missed ${missed.join(", ") || "-"}; extra ${extra.join(", ") || "-"}`);
  }
  console.log(
    `\n${title}: ${rows.length} answers, ${wrong} with a wrong name. Names verbatim: ${verbatim} of ${names}.`,
  );
  console.log("language  answers  precision  recall  F1");
  const total = { answers: 0, hits: 0, extra: 0, missed: 0 };
  for (const [language, tally] of [...byLanguage].sort()) {
    print(language, tally);
    for (const key of Object.keys(total)) total[key] += tally[key];
  }
  print("all", total);
}

function print(name, { answers, hits, extra, missed }) {
  const precision = hits / (hits + extra || 1);
  const recall = hits / (hits + missed || 1);
  const f1 = (2 * hits) / (2 * hits + extra + missed || 1);
  console.log(
    `${name.padEnd(10)}${String(answers).padEnd(9)}${precision.toFixed(3).padEnd(11)}${recall.toFixed(3).padEnd(8)}${f1.toFixed(3)}`,
  );
}

function lower(name) {
  return name.toLowerCase().normalize("NFKC");
}
