import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { type AllowHost, findAllowHost } from "../../engine/read-site/fetch/allow-hosts.ts";
import { parseScanUrl } from "../../engine/read-site/fetch/url-policy.ts";
import type { ScanTools } from "../../engine/scan-tools.ts";
import { AppError } from "../../errors.ts";
import { Account } from "../../schema/account.ts";
import type { EditedPartValue, ScheduleValue } from "../../schema/enums.ts";
import { Monitor } from "../../schema/monitor.ts";
import { MonitorEdit } from "../../schema/monitor-edit.ts";
import type {
  AreaInput,
  PinnedQuestion,
  QuestionInput,
  WatchedArea,
  WatchedRival,
} from "../../schema/monitor-parts.ts";
import { Scan } from "../../schema/scan.ts";
import { Site } from "../../schema/site.ts";
import type { Database } from "../database.ts";
import { draftQuestions } from "./draft-questions.ts";
import { MOST_QUESTIONS, nextTime } from "./measure-plan.ts";
import { monitorOf } from "./monitors.ts";

const MOST_NAMES = 20;
const LONGEST_NAME = 120;

/** What changing a monitor's settings works with. */
export interface SettingsOptions {
  database: Database;
  tools: ScanTools;
  allowHosts: AllowHost[];
  /** Ids of the engines that a monitor may choose. */
  engineIds: readonly string[];
}

/** What a monitor asks, of whom, and when; each change of what it measures is recorded with its date. */
export class MonitorSettings {
  readonly #options: SettingsOptions;

  constructor(options: SettingsOptions) {
    this.#options = options;
  }

  /** Replaces the pinned questions; throws BAD_INPUT. */
  async setQuestions(id: string, wanted: QuestionInput[]): Promise<Monitor> {
    const { pinQuestions } = await import("./pin-questions.ts");
    return this.#edit(id, "QUESTIONS", async (monitor, manager) => {
      const questions = pinQuestions(wanted, monitor.questions, await aboutSite(manager, monitor));
      return { columns: { questions }, ...difference(texts(monitor.questions), texts(questions)) };
    });
  }

  /** Has questions written about the site anew, and pins them instead of the old ones; waits for the site and the writer. */
  async writeQuestions(id: string, count: number): Promise<Monitor> {
    const most = Math.min(MOST_QUESTIONS, Math.max(1, Math.trunc(count)));
    const { url } = await monitorOf(this.#options.database.manager, id);
    const questions = await draftQuestions(new URL(url), most, this.#options.tools);
    return this.#edit(id, "QUESTIONS", async (monitor) => {
      return { columns: { questions }, ...difference(texts(monitor.questions), texts(questions)) };
    });
  }

  /** Which areas are asked about beside what is scored, on a paying plan; throws BAD_INPUT. */
  async setAreas(id: string, wanted: AreaInput[]): Promise<Monitor> {
    const { watchAreas } = await import("./watch-areas.ts");
    return this.#edit(id, "AREAS", async (monitor, manager) => {
      const { plan } = await manager.findOneByOrFail(Account, { id: monitor.accountId });
      if (plan !== "PRO" && wanted.length > 0)
        throw new AppError("BAD_INPUT", "Areas are asked about on the Pro plan: each of their answers costs tokens.");
      const areas = watchAreas(wanted, monitor.questions, await aboutSite(manager, monitor));
      return { columns: { areas }, ...difference(areaTexts(monitor.areas), areaTexts(areas)) };
    });
  }

  setBrandNames(id: string, names: string[]): Promise<Monitor> {
    return this.#edit(id, "BRAND_NAMES", async (monitor) => {
      const brandNames = readNames(names);
      return { columns: { brandNames }, ...difference(monitor.brandNames, brandNames) };
    });
  }

  setRivals(id: string, wanted: WatchedRival[]): Promise<Monitor> {
    return this.#edit(id, "COMPETITORS", async (monitor) => {
      const names = readNames(wanted.map(({ name }) => name));
      const rivals = names.map((name) => ({
        name,
        domain:
          wanted
            .find((rival) => rival.name.trim() === name)
            ?.domain?.trim()
            .toLowerCase()
            .slice(0, 260) || null,
      }));
      return { columns: { rivals }, ...difference(namesOf(monitor.rivals), namesOf(rivals)) };
    });
  }

  /** Which engines are asked; none: every configured one. Throws BAD_INPUT for one that is not known. */
  setEngines(id: string, ids: string[]): Promise<Monitor> {
    return this.#edit(id, "ENGINES", async (monitor) => {
      const engines = [...new Set(ids.map((engine) => engine.trim().toLowerCase()))];
      const unknown = engines.find((engine) => !this.#options.engineIds.includes(engine));
      const known = this.#options.engineIds.join(", ");
      if (unknown) throw new AppError("BAD_INPUT", `There is no answer engine "${unknown}" here. There are: ${known}.`);
      return { columns: { engines }, ...difference(monitor.engines, engines) };
    });
  }

  setSchedule(id: string, schedule: ScheduleValue): Promise<Monitor> {
    return this.#edit(id, "SCHEDULE", async (monitor) => {
      const columns = { schedule, nextMeasureAt: nextTime(schedule, new Date()) };
      return { columns, ...difference([monitor.schedule], [schedule]) };
    });
  }

  /** Where events are posted; `null`: nowhere. Throws what a scan of that address would. */
  async setWebhook(id: string, address: string | null): Promise<Monitor> {
    const webhook = address === null ? null : webhookUrl(address, this.#options.allowHosts);
    return this.#options.database.write(async (manager) => {
      await manager.update(Monitor, { id }, { webhook });
      return monitorOf(manager, id);
    });
  }

  #edit(
    id: string,
    what: EditedPartValue,
    change: (monitor: Monitor, manager: EntityManager) => Promise<{ columns: Partial<Monitor> } & Difference>,
  ): Promise<Monitor> {
    return this.#options.database.write(async (manager) => {
      const { columns, added, removed } = await change(await monitorOf(manager, id), manager);
      await manager.update(Monitor, id, columns as object);
      if (added.length + removed.length > 0)
        await manager.insert(MonitorEdit, { id: randomUUID(), monitorId: id, what, added, removed, at: new Date() });
      return monitorOf(manager, id);
    });
  }
}

/** Signed events still tell whoever listens on the way: https, but for hosts that the operator allows. */
function webhookUrl(address: string, allowHosts: AllowHost[]): string {
  const url = parseScanUrl(address, allowHosts);
  if (url.protocol === "https:" || findAllowHost(url, allowHosts)) return url.href;
  throw new AppError("URL_INVALID", "The address of a webhook begins with https://.");
}

interface Difference {
  added: string[];
  removed: string[];
}

function difference(before: string[], after: string[]): Difference {
  return {
    added: after.filter((entry) => !before.includes(entry)),
    removed: before.filter((entry) => !after.includes(entry)),
  };
}

const texts = (questions: PinnedQuestion[]) => questions.map(({ text }) => text);
const areaTexts = (areas: WatchedArea[] | null) =>
  (areas ?? []).flatMap(({ area, questions }) => questions.map(({ text }) => `${area}: ${text}`));
const namesOf = (rivals: WatchedRival[]) => rivals.map(({ name }) => name);

/** Names as they were typed, each once; throws BAD_INPUT. */
function readNames(typed: string[]): string[] {
  const names = [...new Set(typed.map((name) => name.trim()).filter(Boolean))];
  if (names.length > MOST_NAMES) throw new AppError("BAD_INPUT", `At most ${MOST_NAMES} names.`);
  const bad = names.find((name) => name.length > LONGEST_NAME || /\p{Cc}/u.test(name));
  if (bad) throw new AppError("BAD_INPUT", `A name has at most ${LONGEST_NAME} characters on one line.`);
  return names;
}

/** By the brand as the site names itself, and the language of its newest measure. */
async function aboutSite(manager: EntityManager, { id, siteId, domain, brandNames }: Monitor) {
  const site = await manager.findOneByOrFail(Site, { id: siteId });
  const scan = await manager.findOne(Scan, {
    where: { monitorId: id, status: "DONE" },
    order: { measuredAt: "DESC" },
  });
  const names = { brand: site.brand, aliases: brandNames, legalName: null, domain };
  return { names, language: scan?.language || "en", place: scan?.place ?? null };
}
