import { In, IsNull } from "typeorm";
import { AppError } from "../../errors.ts";
import { Account } from "../../schema/account.ts";
import { Answer } from "../../schema/answer.ts";
import { Citation } from "../../schema/citation.ts";
import { Competitor } from "../../schema/competitor.ts";
import type { Finding } from "../../schema/finding.ts";
import type { Fix } from "../../schema/fix.ts";
import { Mention } from "../../schema/mention.ts";
import { Monitor } from "../../schema/monitor.ts";
import { Question } from "../../schema/question.ts";
import { Scan } from "../../schema/scan.ts";
import { Site } from "../../schema/site.ts";
import type { TrafficCount } from "../../schema/traffic-count.ts";
import type { Database } from "../database.ts";
import { pastScans } from "../monitors/measures.ts";
import type { PastScan } from "../monitors/rescan-rules.ts";
import type { Scope } from "../scope.ts";
import { readSiteAudit } from "../site-audits.ts";
import { countsOf } from "../traffic/traffic.ts";

/** Measures a history goes back. */
const HISTORY = 52;

/** Everything a console is made of; eleven statements with the one that knew the credential, however much there is. */
export interface ConsoleRows {
  domain: string;
  monitor: Monitor | null;
  account: Account | null;
  /** Finished measures, newest first. */
  history: Scan[];
  /** The one that is shown; `null` before the first. */
  scan: Scan | null;
  /** The one before it that it may be compared with. */
  before: Scan | null;
  /** Of both, in their order. */
  questions: Question[];
  answers: Answer[];
  competitors: Competitor[];
  findings: Finding[];
  fixes: Fix[];
  mentions: Mention[];
  citations: Citation[];
  /** Of the last seven days, and open ones. */
  recent: PastScan[];
  /** Visits and fetches of the last year, by the week. */
  traffic: TrafficCount[];
}

/** Reads one console; `measure` names an older one. Throws NOT_FOUND for one that is not of this scope. */
export async function readConsole(database: Database, scope: Scope, measure: string | null): Promise<ConsoleRows> {
  const { manager } = database;
  const owner = await ownerOf(database, scope);
  const history = owner.where
    ? await manager.find(Scan, {
        where: { ...owner.where, status: "DONE" },
        order: { measuredAt: "DESC" },
        take: HISTORY,
      })
    : [];
  const scan = measure ? await chosen(database, owner.where, { measure, history }) : (history[0] ?? null);
  const before = scan && (history.find((other) => isBefore(other, scan)) ?? null);
  const both = In([scan, before].flatMap((each) => each?.id ?? []));
  const shown = { scanId: scan?.id ?? "" };
  const [questions, answers, competitors, found, recent, traffic] = await Promise.all([
    manager.find(Question, { where: { scanId: both }, order: { position: "ASC" } }),
    manager.find(Answer, { where: { scanId: both }, order: { engine: "ASC", repeat: "ASC" } }),
    manager.find(Competitor, { where: shown, order: { position: "ASC" } }),
    readSiteAudit(manager, shown.scanId),
    owner.monitor ? pastScans(manager, owner.monitor.id, new Date()) : [],
    owner.monitor ? countsOf(manager, owner.monitor.id) : [],
  ]);
  const answerId = In(answers.filter(({ scanId }) => scanId === scan?.id).map(({ id }) => id));
  const [mentions, citations] = await Promise.all([
    manager.find(Mention, { where: { answerId }, order: { start: "ASC" } }),
    manager.find(Citation, { where: { answerId }, order: { position: "ASC" } }),
  ]);
  const { findings, fixes } = found;
  const evidence = { questions, answers, competitors, findings, fixes, mentions, citations };
  return { ...owner, history, scan, before, ...evidence, recent, traffic };
}

/** Monitor and account in one statement. */
async function ownerOf({ manager }: Database, scope: Scope) {
  if ("site" in scope) {
    const site = await manager.findOneBy(Site, { key: scope.site });
    const where = site && { siteId: site.id, monitorId: IsNull() };
    return { domain: scope.site, monitor: null, account: null, where };
  }
  const { entities, raw } = await manager
    .createQueryBuilder(Monitor, "monitor")
    .innerJoin(Account, "account", "account.id = monitor.accountId")
    .addSelect(["account.plan", "account.tokens"])
    .where({ id: scope.monitorId })
    .getRawAndEntities();
  const [monitor] = entities;
  if (!monitor) throw new AppError("NOT_FOUND", "There is no such monitor.");
  const { account_plan: plan, account_tokens: tokens } = raw[0];
  return { domain: monitor.domain, monitor, account: { plan, tokens } as Account, where: { monitorId: monitor.id } };
}

async function chosen(
  { manager }: Database,
  where: object | null,
  { measure, history }: { measure: string; history: Scan[] },
): Promise<Scan> {
  const known = history.find(({ id }) => id === measure);
  if (known) return known;
  const older = where && (await manager.findOneBy(Scan, { ...where, id: measure, status: "DONE" }));
  if (!older) throw new AppError("NOT_FOUND", "There is no such measure of this site.");
  return older;
}

function isBefore(other: Scan, scan: Scan): boolean {
  const alike = other.kind === scan.kind && other.mode === scan.mode && other.scoreVersion === scan.scoreVersion;
  return alike && other.measuredAt! < scan.measuredAt!;
}
