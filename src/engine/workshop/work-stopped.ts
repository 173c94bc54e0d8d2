import { AppError } from "../../errors.ts";

/** Why a task has no result. */
export type StopCause = "too_long" | "too_much_memory" | "crashed" | "given_up" | "closed";

const SENTENCES: Record<StopCause, string> = {
  too_long: "A part of the scan took too long and was stopped.",
  too_much_memory: "A part of the scan took too much memory and was stopped.",
  crashed: "A part of the scan broke off twice.",
  given_up: "Other parts of the site took too long.",
  closed: "The service is stopping.",
};

/** A task that was stopped or never begun; where nobody can do without its result, the scan fails with this. */
export class WorkStopped extends AppError {
  readonly why: StopCause;

  constructor(why: StopCause) {
    super(why === "closed" ? "UNAVAILABLE" : "SCAN_FAILED", SENTENCES[why]);
    this.name = "WorkStopped";
    this.why = why;
  }
}

/** The result of a task, or something else where it had to be stopped; other faults are thrown on. */
export async function unlessStopped<T>(work: Promise<T>, otherwise: (stopped: WorkStopped) => T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof WorkStopped && error.why !== "closed") return otherwise(error);
    throw error;
  }
}
