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
export function startedReply({ startScan: { scan, result } }: Operations["StartScan"]["data"]): Reply {
  return result ? { status: 200, body: result } : pending(scan);
}
