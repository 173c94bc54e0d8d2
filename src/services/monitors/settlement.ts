import { randomUUID } from "node:crypto";
import { type EntityManager, In, LessThan } from "typeorm";
import { Answer } from "../../schema/answer.ts";
import { Monitor } from "../../schema/monitor.ts";
import type { PinnedQuestion } from "../../schema/monitor-parts.ts";
import { Question } from "../../schema/question.ts";
import { Scan } from "../../schema/scan.ts";
import { refundTokens } from "../accounts/balance.ts";
import { movementBetween } from "../movement.ts";
import { followSite } from "./follow-site.ts";
import type { Notices } from "./notices.ts";

/** What the end of a monitor's measure brings with it. */
export class Settlement {
  readonly #notices: Notices;

  constructor(options: { notices: Notices }) {
    this.#notices = options.notices;
  }

  /**
   * In the transaction that ends the scan: tokens for what was not answered go back, the first questions are pinned, a
   * site that moved is followed, and the owner is told of that, of visibility that moved, and of a planned measure that
   * failed. Does nothing for a scan that is no monitor's.
   */
  async settle(manager: EntityManager, scanId: string): Promise<void> {
    const scan = await manager.findOneByOrFail(Scan, { id: scanId });
    if (!scan.monitorId) return;
    const done = scan.status === "DONE";
    const answered = done ? await manager.countBy(Answer, { scanId, status: "answered" }) : 0;
    await refundTokens(manager, scanId, answered);
    const monitor = await manager.findOneByOrFail(Monitor, { id: scan.monitorId });
    if (!done) return this.#failed(manager, scan, monitor);
    await manager.update(Monitor, monitor.id, { failure: null, url: scan.url });
    await pinFirst(manager, scan, monitor);
    const move = await followSite(manager, scan, monitor);
    const now = await manager.findOneByOrFail(Monitor, { id: monitor.id });
    if (move) await this.#notices.siteMoved(manager, now, move);
    const before = await earlierThan(manager, scan);
    if (before) await this.#tell(manager, now, { scan, before });
  }

  /** A planned one is told, and once, however often it fails until it is measured again; who asked for a measure sees for himself. */
  async #failed(manager: EntityManager, { id, plan, error, measuredAt }: Scan, monitor: Monitor): Promise<void> {
    const { code, message } = error!;
    const wasTold = monitor.failure?.isTold === true;
    const isTold = wasTold || plan?.cause === "schedule";
    await manager.update(Monitor, monitor.id, { failure: { at: measuredAt!.toISOString(), code, message, isTold } });
    if (isTold && !wasTold) await this.#notices.measureFailed(manager, monitor, { measure: id, code, message });
  }

  async #tell(manager: EntityManager, monitor: Monitor, { scan, before }: { scan: Scan; before: Scan }): Promise<void> {
    const movement = movementBetween(await cellsOf(manager, before), await cellsOf(manager, scan));
    if (movement.moved === "up" || movement.moved === "down")
      await this.#notices.moved(manager, monitor, { scan, before, movement });
  }
}

/** The finished measure before this one that it may be compared with. */
function earlierThan(
  manager: EntityManager,
  { monitorId, kind, mode, scoreVersion, measuredAt }: Scan,
): Promise<Scan | null> {
  const alike = { monitorId: monitorId!, status: "DONE" as const, kind, mode, scoreVersion };
  return manager.findOne(Scan, {
    where: { ...alike, measuredAt: LessThan(measuredAt!) },
    order: { measuredAt: "DESC" },
  });
}

/** A monitor without questions asks from now on what its first measure asked. */
async function pinFirst(manager: EntityManager, { id }: Scan, monitor: Monitor): Promise<void> {
  if (monitor.questions.length > 0) return;
  const rows = await manager.find(Question, { where: { scanId: id }, order: { position: "ASC" } });
  await manager.update(Monitor, monitor.id, { questions: rows.map(pinned) });
}

/** What a comparison needs of a scan, without the texts of its answers. */
async function cellsOf(manager: EntityManager, scan: Scan) {
  const select = { id: true, questionId: true, engine: true, model: true, servedModel: true, placement: true } as const;
  const questions = await manager.findBy(Question, { scanId: scan.id });
  const answers = await manager.find(Answer, { select, where: { questionId: In(questions.map(({ id }) => id)) } });
  return { scan, questions, answers };
}

function pinned({ text, intent, persona, branded, language, country, author, reason, area }: Question): PinnedQuestion {
  return { text, intent, persona, branded, language, country, author: author ?? "rules", reason, area };
}

/** Puts pinned questions before a scan that is to ask them. */
export async function insertPinned(manager: EntityManager, scanId: string, questions: PinnedQuestion[]): Promise<void> {
  const rows = questions.map((question, position) => ({ id: randomUUID(), scanId, position, ...question }));
  if (rows.length > 0) await manager.insert(Question, rows);
}
