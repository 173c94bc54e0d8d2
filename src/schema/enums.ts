/** The engine's closed lists as GraphQL enums; the values are written down once, in `engine/types.ts`. */
import { registerEnumType } from "type-graphql";
import {
  ANSWER_STATUSES,
  CITATION_TYPES,
  COMPETITOR_TYPES,
  CRAWLER_PURPOSES,
  CRAWLER_VERDICTS,
  FINDING_STATUSES,
  HANDS,
  INTENTS,
  LEVELS,
  MODES,
  PLACEMENTS,
  QUESTION_HANDS,
  RIVAL_EVIDENCES,
  SEARCH_USES,
  SIGNALS,
  STANCES,
  SURFACE_STATUSES,
  TEXT_VIEWS,
  VERDICTS,
} from "../engine/types.ts";
import { ERROR_CODES } from "../errors.ts";

/** What kind of measurement a scan is. */
const SCAN_KINDS = ["FREE", "PRO", "AGENT"] as const;
export type ScanKindValue = (typeof SCAN_KINDS)[number];

/** Where a scan is in its life. */
const SCAN_STATUSES = ["QUEUED", "RUNNING", "DONE", "FAILED"] as const;
export type ScanStatusValue = (typeof SCAN_STATUSES)[number];

/** The stages of a scan in their order, as progress shows them. */
const SCAN_STAGES = ["waiting", "reading", "questions", "asking", "finished"] as const;
export type ScanStageValue = (typeof SCAN_STAGES)[number];

/** What an account pays for. */
const ACCOUNT_PLANS = ["FREE", "PRO"] as const;
export type AccountPlanValue = (typeof ACCOUNT_PLANS)[number];

/** How often a monitor is measured. */
const SCHEDULES = ["WEEKLY", "MONTHLY", "ON_DEMAND"] as const;
export type ScheduleValue = (typeof SCHEDULES)[number];

/** Why a balance of tokens changed. */
const TOKEN_REASONS = ["GRANTED", "SPENT", "REFUNDED"] as const;
export type TokenReasonValue = (typeof TOKEN_REASONS)[number];

/** What of a monitor was edited. */
const EDITED_PARTS = ["QUESTIONS", "COMPETITORS", "BRAND_NAMES", "SCHEDULE", "ENGINES", "AREAS", "SITE"] as const;
export type EditedPartValue = (typeof EDITED_PARTS)[number];

/** What became of an event for a webhook. */
const DELIVERY_STATES = ["waiting", "taken", "given_up"] as const;
export type DeliveryStateValue = (typeof DELIVERY_STATES)[number];

/** How complete saved evidence is. */
const EVIDENCE_STATUSES = ["ok", "partial", "unavailable"] as const;
export type EvidenceStatusValue = (typeof EVIDENCE_STATUSES)[number];

/** What may be missing although a measure is there; each says why by itself. */
const EVIDENCE_SUBJECTS = [
  "measure",
  "personas",
  "areas",
  "site",
  "mentions",
  "benchmark",
  "traffic",
  "grants",
] as const;
export type EvidenceSubjectValue = (typeof EVIDENCE_SUBJECTS)[number];

/** How an engine answered about a place. */
const AREA_STATES = ["named", "not_named", "unknown", "failed"] as const;
export type AreaStateValue = (typeof AREA_STATES)[number];

/** Whether an engine searched the web for an answer, or answered from its model. */
const ANSWER_SOURCES = ["live", "memory"] as const;
export type AnswerSourceValue = (typeof ANSWER_SOURCES)[number];

function graphqlEnum<T extends string>(name: string, values: readonly T[], description: string): Record<T, T> {
  const entries = Object.fromEntries(values.map((value) => [value, value])) as Record<T, T>;
  registerEnumType(entries, { name, description });
  return entries;
}

export const ScanKind = graphqlEnum("ScanKind", SCAN_KINDS, "What kind of measurement a scan is.");
export const ScanStatus = graphqlEnum("ScanStatus", SCAN_STATUSES, "Where a scan is in its life.");
export const ScanStage = graphqlEnum("ScanStage", SCAN_STAGES, "What a scan is doing now.");
export const AccountPlan = graphqlEnum("AccountPlan", ACCOUNT_PLANS, "What an account pays for.");
export const Schedule = graphqlEnum("Schedule", SCHEDULES, "How often a monitor is measured.");
export const TokenReason = graphqlEnum("TokenReason", TOKEN_REASONS, "Why a balance of tokens changed.");
export const EditedPart = graphqlEnum("EditedPart", EDITED_PARTS, "What of a monitor was edited.");
export const Signal = graphqlEnum("Signal", SIGNALS, "One of the five parts of readiness.");
export const FindingStatus = graphqlEnum("FindingStatus", FINDING_STATUSES, "How an audit ended.");
export const SurfaceStatus = graphqlEnum(
  "SurfaceStatus",
  SURFACE_STATUSES,
  "Whether something a site offers to software is sound.",
);
export const Placement = graphqlEnum("Placement", PLACEMENTS, "Where in an answer a brand stands at its strongest.");
export const Stance = graphqlEnum("Stance", STANCES, "How an answer speaks of a brand.");
export const AnswerStatus = graphqlEnum("AnswerStatus", ANSWER_STATUSES, "Whether an engine answered.");
export const SearchUse = graphqlEnum("SearchUse", SEARCH_USES, "Whether an engine searched the web.");
export const Mode = graphqlEnum("Mode", MODES, "Real answer engines, or the built-in sandbox.");
export const Verdict = graphqlEnum("Verdict", VERDICTS, "The visibility of a site in one word.");
export const Intent = graphqlEnum("Intent", INTENTS, "What a buyer wants from a question.");
export const Hand = graphqlEnum("Hand", HANDS, "By whom something was written or read.");
export const QuestionHand = graphqlEnum(
  "QuestionHand",
  QUESTION_HANDS,
  "By whom the questions of a scan were written.",
);
export const FixSignal = graphqlEnum("FixSignal", [...SIGNALS, "visibility"], "What a fix is about.");
export const ErrorCodes = graphqlEnum("ErrorCode", ERROR_CODES, "What went wrong, for a program.");
export const DeliveryState = graphqlEnum("DeliveryState", DELIVERY_STATES, "What became of an event for a webhook.");
export const EvidenceStatus = graphqlEnum("EvidenceStatus", EVIDENCE_STATUSES, "How complete evidence is.");
export const AreaState = graphqlEnum("AreaState", AREA_STATES, "How an engine answered about a place.");
export const CrawlerVerdict = graphqlEnum("CrawlerVerdict", CRAWLER_VERDICTS, "What robots.txt says to a crawler.");
export const CrawlerPurpose = graphqlEnum("CrawlerPurpose", CRAWLER_PURPOSES, "What a crawler reads for.");
export const TextView = graphqlEnum("TextView", TEXT_VIEWS, "How much of a page's text is there without scripts.");
export const EvidenceSubject = graphqlEnum("EvidenceSubject", EVIDENCE_SUBJECTS, "What evidence is asked for.");
export const AnswerSource = graphqlEnum("AnswerSource", ANSWER_SOURCES, "Where an answer came from.");
export const Level = graphqlEnum("Level", LEVELS, "Impact or effort of a fix.");
export const CitationType = graphqlEnum("CitationType", CITATION_TYPES, "What kind of page an engine cited.");
export const CompetitorType = graphqlEnum("CompetitorType", COMPETITOR_TYPES, "What kind of thing was named instead.");
export const RivalEvidence = graphqlEnum(
  "RivalEvidence",
  RIVAL_EVIDENCES,
  "How well a rival is evidenced: named in two answers or clearly in one (strong), or not clearly in one (single).",
);
