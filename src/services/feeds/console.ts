import type { Console } from "../../schema/console/console.ts";
import type { ConsoleSchedule, ConsoleUsage } from "../../schema/console/plan.ts";
import type { ConsoleScores, ConsoleSite, HistoryEntry } from "../../schema/console/scores.ts";
import type { Scan } from "../../schema/scan.ts";
import type { EngineCatalogue } from "../engine-catalogue.ts";
import { nextMeasure } from "../monitors/measure-plan.ts";
import { allowanceOf } from "../monitors/rescan-rules.ts";
import { movementBetween } from "../movement.ts";
import { trafficOf } from "../traffic/traffic-weeks.ts";
import type { ConsoleRows } from "./console-rows.ts";
import { answersOf, citationsOf, competitorsOf, findingsOf, mentionsOf, questionsOf } from "./evidence.ts";
import { readFirst } from "./read-first.ts";

/** A console from its rows. */
export function consoleOf(rows: ConsoleRows, engines: EngineCatalogue, now: Date): Console {
  const site = siteOf(rows);
  const scores = scoresOf(rows);
  const shown = ofScan(rows, rows.scan);
  const history = rows.history.filter(({ mode }) => mode === (rows.scan?.mode ?? mode)).map(historyEntry);
  return {
    generatedAt: now,
    readFirst: readFirst({ site, scores, history, fixes: rows.fixes }),
    site,
    scores,
    history,
    questions: questionsOf(shown),
    answers: answersOf(shown),
    competitors: competitorsOf(shown, rows.monitor?.rivals ?? []),
    citations: citationsOf(shown),
    findings: findingsOf(rows.findings),
    fixes: rows.fixes,
    mentions: mentionsOf(shown),
    traffic: trafficOf(rows.traffic, rows.monitor?.beaconKey ?? null, now),
    schedule: scheduleOf(rows),
    usage: usageOf(rows, engines, now),
  };
}

/** The rows of one of the two measures alone. */
function ofScan(rows: ConsoleRows, scan: Scan | null): ConsoleRows {
  const own = ({ scanId }: { scanId: string }) => scanId === scan?.id;
  return { ...rows, questions: rows.questions.filter(own), answers: rows.answers.filter(own) };
}

function siteOf({ domain, scan, ...rows }: ConsoleRows): ConsoleSite {
  const answers = rows.answers.filter(({ scanId }) => scanId === scan?.id);
  const missing = answers.some(({ status }) => status !== "answered");
  return {
    domain,
    formerSites: rows.monitor?.formerSites ?? [],
    failure: rows.monitor?.failure ?? null,
    brand: scan?.brand ?? null,
    category: scan?.category ?? null,
    place: scan?.place ?? null,
    language: scan?.language ?? null,
    status: !scan ? "unavailable" : missing ? "partial" : "ok",
    measure: scan?.id ?? null,
    measuredAt: scan?.measuredAt ?? null,
    mode: scan?.mode ?? null,
    scoreVersion: scan?.scoreVersion ?? null,
  };
}

function scoresOf(rows: ConsoleRows): ConsoleScores {
  const { scan, before } = rows;
  const answers = rows.answers.filter(({ scanId }) => scanId === scan?.id);
  const answered = answers.filter(({ status }) => status === "answered").length;
  const movement =
    scan && before ? movementBetween({ ...ofScan(rows, before), scan: before }, { ...ofScan(rows, scan), scan }) : null;
  return {
    visibility: scan?.visibility ?? null,
    visibilityInterval: scan?.visibilityInterval ?? null,
    band: scan?.band ?? null,
    verdict: scan?.verdict ?? null,
    movement,
    namedShare: scan?.namedShare ?? null,
    readiness: scan?.readiness ?? null,
    gate: scan?.gate ?? null,
    signals: scan?.signals ?? [],
    footprint: scan?.footprintScore ?? null,
    agentReadiness: scan?.agentReadiness ?? null,
    coverage: { asked: answers.length, answered, unavailable: answers.length - answered },
  };
}

function historyEntry(scan: Scan): HistoryEntry {
  const {
    id,
    measuredAt,
    kind,
    visibility,
    visibilityInterval,
    verdict,
    readiness,
    gate,
    footprintScore,
    scoreVersion,
    domain: site,
  } = scan;
  const { named = null, countable = null } = scan.namedShare ?? {};
  const scores = { visibility, visibilityInterval, verdict, readiness, gate, footprint: footprintScore, scoreVersion };
  return { measure: id, measuredAt: measuredAt!, kind, site, named, countable, ...scores };
}

function scheduleOf({ monitor }: ConsoleRows): ConsoleSchedule | null {
  if (!monitor) return null;
  const { schedule, nextMeasureAt, questions, areas, engines, brandNames, rivals } = monitor;
  return { schedule, nextMeasureAt, questions, areas: areas ?? [], engines, brandNames, rivals };
}

function usageOf({ monitor, account, recent }: ConsoleRows, engines: EngineCatalogue, now: Date): ConsoleUsage | null {
  if (!monitor || !account) return null;
  const { plan, tokens } = account;
  const isPlanned = engines.canAnswer && !(plan === "PRO" && monitor.questions.length === 0);
  const next = isPlanned ? nextMeasure(monitor, plan, engines) : null;
  return {
    plan,
    tokens,
    next: next && {
      questions: next.count,
      regional: next.regional,
      engines: next.engines.map(({ id }) => id),
      tokens: next.tokens,
    },
    rescans: allowanceOf(recent, now),
  };
}
