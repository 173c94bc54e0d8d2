import { LocalQueue } from "../../../src/services/queue/local-queue.ts";
import { queueCases } from "../../support/queue-cases.ts";

queueCases("scans in one process", (limits, run) => new LocalQueue(limits, run));
