/** Everything that sends mail: the postman of the outbox, and the list of those who wait for a scan's mail. */
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { ScanRoom } from "./scan-room.ts";
import type { Database } from "./services/database.ts";
import type { Allowances } from "./services/limits/allowances.ts";
import { openSender } from "./services/mail/open-sender.ts";
import type { Outbox } from "./services/mail/outbox.ts";
import { Postman } from "./services/mail/postman.ts";
import type { Unsubscribes } from "./services/mail/unsubscribes.ts";
import type { Recurring } from "./services/queue/recurring.ts";
import type { ScanIntake } from "./services/scan-intake.ts";
import { WaitingList } from "./services/waiting-list/waiting-list.ts";

/** How often it is looked whether there is room for scans that wait, in milliseconds. */
const LOOK_MS = 2000;

interface Parts {
  database: Database;
  intake: ScanIntake;
  allowances: Allowances;
  room: ScanRoom;
  outbox: Outbox;
  unsubscribes: Unsubscribes;
  recurring: Recurring;
  log: Logger;
}

/** The services of mail for the graph; `start` begins to send, `stop` lets what is being sent end within `graceMs`. */
export function createMailRoom(config: Config, { room, recurring, ...parts }: Parts) {
  const { database, outbox, unsubscribes, log } = parts;
  const postman = new Postman({ outbox, sender: openSender(config, log), unsubscribes, shared: database.shared, log });
  const waitingList = new WaitingList({
    ...parts,
    fetcher: room.tools.fetcher,
    allowHosts: room.allowHosts,
    baseUrl: config.baseUrl,
    perDay: config.scanLimits.perDay,
  });
  recurring.every("waiting-list", LOOK_MS, () => waitingList.work());
  return {
    services: { waitingList, unsubscribes },
    start: () => postman.start(),
    stop: (graceMs: number) => postman.stop(graceMs),
  };
}
