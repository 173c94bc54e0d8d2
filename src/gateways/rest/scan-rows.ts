/** How a scan that is done, or goes on, is told over REST. */
import type { Operations } from "../../graph/execute.ts";
import type { OtherReply, Reply } from "./row.ts";

interface Pending {
  id: string;
  status: string;
}

/** What a scan that is not done is told as. */
export const PENDING: OtherReply = {
  status: 202,
  description: "Not done yet: where to ask again.",
  schema: {
    title: "PendingScan",
    type: "object",
    required: ["id", "status", "poll"],
    properties: {
      id: { type: "string" },
      status: { type: "string", enum: ["queued", "running"] },
      poll: { type: "string", description: "Path to ask again." },
    },
  },
};

/** A scan that was asked for may go on, or wait for a day with room: both are 202. */
export const ACCEPTED: OtherReply = {
  status: 202,
  description: "Not done yet: where to ask again (poll), or until when it waits for a day with room (queued).",
  schema: {
    title: "AcceptedScan",
    anyOf: [
      PENDING.schema,
      {
        title: "WaitingScan",
        type: "object",
        required: ["queued", "message", "expectedAt"],
        properties: {
          queued: { type: "boolean", const: true },
          message: { type: "string", description: "One sentence for a person." },
          expectedAt: { type: "string", format: "date-time", description: "When its turn is expected." },
        },
      },
    ],
  },
};

/** 202 for a scan that is not done: where to ask again. */
export function pending({ id, status }: Pending): Reply {
  const poll = `/api/scan/${id}`;
  return {
    status: 202,
    body: { id, status: status.toLowerCase(), poll },
    headers: { Location: poll, "Retry-After": "2" },
  };
}

/** The result of a scan once it is there. */
export function scanReply({ scan }: Operations["GetScan"]["data"]): Reply {
  return scan.result ? { status: 200, body: scan.result } : pending(scan);
}

/** A scan that was accepted; the result at once where an earlier one stands for it. */
export function startedReply({ startScan: { scan, result, waiting } }: Operations["StartScan"]["data"]): Reply {
  if (!scan) return { status: 202, body: waiting };
  return result ? { status: 200, body: result } : pending(scan);
}

/** The result of a scan that was waited for, unless it has to wait for another day. */
export function finishedReply({ startScan: { finished, waiting } }: Operations["ScanSite"]["data"]): Reply {
  return finished ? { status: 200, body: finished } : { status: 202, body: waiting };
}
