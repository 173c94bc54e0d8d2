import type { Placement, ReportCell, ReportData } from "../../../src/gateways/pages/report-data.ts";
import { cell, type EngineId, engine, freeSample, gap, LABELS } from "./report-samples.ts";

const PRO_ENGINES = Object.keys(LABELS) as EngineId[];
const PRO_PLACES: Placement[] = ["prose", "absent", "list", "absent", "citation", "prose", "absent", "source_title"];

function proCell(id: EngineId, placement: Placement): ReportCell {
  return cell(
    id,
    placement,
    placement === "absent" ? null : "Brightleaf is named here among the services that file locally.",
  );
}

/** Twenty-five questions to seven engines, one of which shows no answer to some. */
export function proScan(): ReportData {
  const queries = Array.from({ length: 25 }, (_, row) => ({
    question: `Which payroll service would you shortlist for a ${PRO_TRADES[row % PRO_TRADES.length]} with ${5 + row} people in Ohio?`,
    persona: null,
    branded: false,
    engines: PRO_ENGINES.map((id, column) =>
      id === "google-ai-overviews" && row % 4 === 1
        ? gap(id, "no_answer", null)
        : proCell(id, PRO_PLACES[(row * 3 + column * 5) % PRO_PLACES.length]!),
    ),
  }));
  return freeSample({
    queries,
    engines: PRO_ENGINES.map((id) => engine(id, { answered: id === "google-ai-overviews" ? 19 : 25 })),
    visibility: 43.8,
    visibilityInterval: [38.2, 49.5],
    namedShare: { named: 64, countable: 169, percent: 37.9, interval: [32.1, 44.0], lowSample: false },
    competitors: [
      "Gusto",
      "ADP",
      "Paycor",
      "Paychex",
      "Rippling",
      "OnPay",
      "Toast Payroll",
      "Square Payroll",
      "QuickBooks",
      "Homebase",
    ].map((name, index) => ({
      name,
      domain: index % 3 === 2 ? null : `${name.toLowerCase().replace(/\s/g, "")}.com`,
      answers: 140 - index * 13,
      engines: PRO_ENGINES.slice(0, 7 - (index % 5)),
      quote: `${name} is a common pick for firms of this size.`,
      evidence: "strong",
    })),
    fixes: Array.from({ length: 9 }, (_, index) => ({
      ...freeSample().fixes[index % 3]!,
      rank: index + 1,
      id: `fix.${index}`,
    })),
    footprintScore: 41,
  });
}

const PRO_TRADES = ["restaurant", "dental practice", "building firm", "nursery", "print shop"];

/** The second engine failed. */
export function oneEngineFailed(): ReportData {
  const sample = freeSample();
  return {
    ...sample,
    queries: sample.queries.map((query) => ({
      ...query,
      engines: [query.engines[0]!, gap("gemini", "failed", "The provider answered 500 twice.")],
    })),
    engines: [
      engine("chatgpt"),
      engine("gemini", { answered: 0, failed: 2, search: "unknown", reasons: ["The provider answered 500 twice."] }),
    ],
    visibility: 75,
    band: "Visible to AI",
    verdict: "present",
    visibilityInterval: [23.1, 96.8],
    namedShare: { named: 2, countable: 2, percent: 100, interval: [34.2, 100], lowSample: true },
    competitors: sample.competitors
      .slice(0, 2)
      .map((competitor) => ({ ...competitor, answers: 1, engines: ["chatgpt"] })),
  };
}

/** Nobody names the site, and two answers link to it. */
export function absentEverywhere(): ReportData {
  const sample = freeSample();
  return {
    ...sample,
    queries: sample.queries.map((query) => ({
      ...query,
      engines: [cell("chatgpt", "absent"), cell("gemini", "absent")],
    })),
    visibility: 0,
    band: "Rarely visible",
    verdict: "absent",
    visibilityInterval: [0, 65.8],
    namedShare: { named: 0, countable: 4, percent: 0, interval: [0, 65.8], lowSample: true },
    agentReadiness: {
      level: 0,
      name: "Crawlable",
      crawlable: false,
      reached: [],
      next: {
        level: 1,
        name: "Discoverable",
        needs: [{ id: "tech.indexable", text: "Take the noindex line off the home page." }],
      },
      limitedBy: null,
    },
  };
}

/** Measured by the two built-in engines. */
export function sandboxScan(): ReportData {
  return freeSample({
    mode: "sandbox",
    engines: [
      engine("chatgpt", { label: "Sandbox A", model: "sandbox-a", mode: "sandbox" }),
      engine("gemini", { label: "Sandbox B", model: "sandbox-b", mode: "sandbox" }),
    ],
  });
}

/** Names that try the layout. */
export function longNames(): ReportData {
  const sample = freeSample();
  const brand =
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft International Holdings & Partners";
  return {
    ...sample,
    brand,
    domain: "donaudampfschifffahrtselektrizitaetenhauptbetriebswerk.example.com",
    category: "integrated multi-location payroll, benefits and scheduling software",
    competitors: sample.competitors.map((competitor, index) => ({
      ...competitor,
      name:
        index === 0
          ? "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Payroll Services Limited"
          : competitor.name,
    })),
    engines: [
      engine("chatgpt"),
      engine("gemini", {
        label: "My own local server",
        model: "some-organisation/a-very-long-model-name-with-quantisation-q4_k_m.gguf",
      }),
    ],
  };
}

/** A German site; the page itself stays English. */
export function germanSite(): ReportData {
  return freeSample({
    brand: "Bäckerei Müßig",
    domain: "baeckerei-muessig.de",
    language: "de",
    category: "Bio-Bäckerei",
    place: "Köln",
    queries: [
      {
        question: "Welche Bio-Bäckereien in Köln würdest du für ein Büro-Frühstück in die engere Wahl nehmen?",
        persona: "Büroleitung",
        branded: false,
        engines: [
          cell("chatgpt", "citation", "https://baeckerei-muessig.de/fruehstueck"),
          cell("gemini", "source_title", "Bäckerei Müßig: unser Sauerteig"),
        ],
      },
    ],
    namedShare: { named: 0, countable: 2, percent: 0, interval: [0, 65.8], lowSample: true },
    visibility: 50,
    visibilityInterval: [9.5, 90.5],
  });
}

/** A brand written from right to left. */
export function rightToLeft(): ReportData {
  const sample = freeSample();
  return {
    ...sample,
    brand: "مخبز النخيل",
    domain: "alnakheel.example.com",
    language: "ar",
    category: "مخابز",
    place: "دبي",
    queries: sample.queries.map((query) => ({
      ...query,
      question: "ما هي أفضل المخابز في دبي؟",
      engines: [cell("chatgpt", "prose", "مخبز النخيل خيار جيد للطلبات الكبيرة."), cell("gemini", "absent")],
    })),
    competitors: sample.competitors.map((competitor) => ({
      ...competitor,
      name: `مخبز ${competitor.name}`,
      quote: "يُذكر كثيرًا في دبي.",
    })),
  };
}

/** A scan of which nothing could be measured. */
export function nothingAnswered(): ReportData {
  const sample = freeSample();
  return {
    ...sample,
    queries: sample.queries.map((query) => ({
      ...query,
      engines: [gap("chatgpt", "timed_out", null), gap("gemini", "refused", null)],
    })),
    engines: [engine("chatgpt", { answered: 0, failed: 2 }), engine("gemini", { answered: 0, failed: 2 })],
    competitors: [],
    fixes: [],
    findings: [],
    visibility: null,
    band: null,
    verdict: null,
    visibilityInterval: null,
    shareOfVoice: null,
    namedShare: null,
    readiness: null,
    signals: sample.signals.map((signal) => ({
      ...signal,
      score: null,
      share: 0,
      reason: "the page could not be read.",
    })),
    pagesRead: null,
  };
}
