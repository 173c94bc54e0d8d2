import { availableParallelism } from "node:os";
import { every, steadyNow } from "../timers.ts";
import { type Account, isGivenUp, type Job } from "./job.ts";
import { OpenedValues, unpack } from "./pressed.ts";
import { TurnQueue } from "./turn-queue.ts";
import { type FromChild, type Lane, WorkProcess } from "./work-process.ts";
import { type StopCause, WorkStopped } from "./work-stopped.ts";

/** What can be set; all times in milliseconds. */
export interface ProcessesOptions {
  /** Module that exports `TASKS`; ours where not given. */
  tasks?: URL;
  /** Processes for quick tasks; cores minus one, at least one and at most four, where not given. */
  processes?: number;
  /** How long a process without work is kept. */
  restMs?: number;
  /** CPU time from which a task is slow. */
  sliceMs?: number;
  /** Wall time after which a process must be stuck, whatever CPU time it had. */
  wallMs?: number;
  /** CPU time that one site's spare tasks may take together. */
  spareMs?: number;
  memoryMb?: number;
  /** Whether a process loads everything as soon as it starts, or each thing when it is needed. */
  loadsAhead?: boolean;
}

/** Tests run the TypeScript as it stands, which takes seconds to load, a build the JavaScript beside it. */
const isBuilt = !import.meta.url.endsWith(".ts");
const USUAL = {
  tasks: new URL(`./tasks${isBuilt ? ".js" : ".ts"}`, import.meta.url),
  restMs: 10_000,
  sliceMs: 300,
  wallMs: 60_000,
  spareMs: 4000,
  memoryMb: 256,
  loadsAhead: isBuilt,
};
const MOST_QUICK = 4;
const MOST_SLOW = 2;
/** How many times as long a task may take where it is the first of its kind in its process, before it counts as slow. */
const FIRST_TIME = 2;
/** How often a process may break off under one task. */
const MOST_BREAKS = 2;
const WATCH_MS = 50;

/** Gives each job to a process of its lane, one at a time, and watches over them. */
export class Processes {
  readonly #most: Record<Lane, number>;
  readonly #options: typeof USUAL;
  readonly #queues: Record<Lane, TurnQueue<Job>> = { quick: new TurnQueue(), slow: new TurnQueue() };
  readonly #all = new Set<WorkProcess>();
  #endWatch: (() => void) | null = null;
  #isClosed = false;

  constructor({ processes = availableParallelism() - 1, ...options }: ProcessesOptions) {
    this.#most = { quick: Math.min(MOST_QUICK, Math.max(1, processes)), slow: MOST_SLOW };
    this.#options = { ...USUAL, ...options };
  }

  /** Loading takes longer than most pages do: a first process may start before there is work. */
  warmUp(): void {
    if (this.#all.size === 0 && !this.#isClosed) this.#start("quick");
  }

  add(job: Job): void {
    if (this.#isClosed) refuse(job, new WorkStopped("closed"));
    else this.#queueOf(job).add(job);
    this.#handOut();
  }

  /** Forgets what waits for an owner, and what runs for it. */
  drop(owner: Account, reason: unknown): void {
    const waiting = Object.values(this.#queues).flatMap((queue) => queue.takeAll(owner));
    const running = [...this.#all].flatMap(({ job }) => (job?.owner === owner ? [job] : []));
    for (const job of [...waiting, ...running]) refuse(job, reason);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const queue of Object.values(this.#queues)) {
      for (let job = queue.next(); job; job = queue.next()) refuse(job, new WorkStopped("closed"));
    }
    for (const process of this.#all) {
      if (process.job) refuse(process.job, new WorkStopped("closed"));
      process.setAwaited(true);
      process.end("rest");
    }
    await Promise.all([...this.#all].map(({ gone }) => gone));
  }

  #queueOf({ owner, isLarge }: Job): TurnQueue<Job> {
    return this.#queues[owner.isSlow || isLarge ? "slow" : "quick"];
  }

  #handOut(): void {
    if (this.#isClosed) return;
    for (const lane of ["quick", "slow"] as const) {
      const ofLane = [...this.#all].filter((process) => process.lane === lane && process.endedFor === null);
      for (const process of ofLane) {
        if (process.isReady && !process.job && !this.#begin(process)) this.#rest(process);
      }
      const booting = ofLane.filter(({ isReady }) => !isReady);
      const { size } = this.#queues[lane];
      for (const process of booting) process.setAwaited(size > 0);
      const wanted = Math.min(size - booting.length, this.#most[lane] - ofLane.length);
      for (let more = 0; more < wanted; more += 1) this.#start(lane).setAwaited(true);
    }
  }

  /** Begins the next job of the process's lane; tells whether there was one. */
  #begin(process: WorkProcess): boolean {
    for (;;) {
      // While a site's slow task runs, its spare ones wait to see what it costs.
      const job = this.#queues[process.lane].next(({ isSpare, owner }) => !isSpare || owner.slow === 0);
      if (!job) return false;
      if (isGivenUp(job, this.#options.spareMs)) {
        refuse(job, new WorkStopped("given_up"));
        continue;
      }
      try {
        process.begin(job);
        return true;
      } catch (error) {
        // What cannot be cloned cannot be sent.
        this.#release(process);
        refuse(job, error);
      }
    }
  }

  #rest(process: WorkProcess): void {
    process.setAwaited(false);
    process.restingSince ??= steadyNow();
    // One that gave way to others stays slow for ever.
    if (process.lane === "slow") process.end("rest");
  }

  #start(lane: Lane): WorkProcess {
    const process: WorkProcess = new WorkProcess(this.#options, {
      message: (message) => this.#heard(process, message),
      end: (isOutOfMemory) => this.#left(process, isOutOfMemory),
    });
    if (lane === "slow") process.moveToSlowLane();
    this.#all.add(process);
    this.#endWatch ??= every(WATCH_MS, () => this.#look());
    return process;
  }

  #heard(process: WorkProcess, message: FromChild): void {
    if (message.kind === "ready") process.isReady = true;
    const job = message.kind === "ready" ? null : this.#release(process);
    if (job && message.kind === "done") {
      if (job.isSpare) job.owner.spentMs += message.cpuMs;
      job.resolve(unpack(message.value, new OpenedValues(0)));
    }
    if (job && message.kind === "failed") {
      refuse(job, Object.assign(new Error(message.message), { stack: message.stack }));
    }
    this.#handOut();
  }

  #left(process: WorkProcess, isOutOfMemory: boolean): void {
    const { lane, endedFor, isReady } = process;
    this.#all.delete(process);
    // A process that cannot even start takes a job with it in the end, or the others would wait for ever.
    const failedToStart = !isReady && (endedFor === null || endedFor === "stuck");
    const job = this.#release(process) ?? (failedToStart ? this.#queues[lane].next() : null);
    if (job && !job.isSettled) {
      if (endedFor === "slow_lane") this.#queueOf(job).putBack(job);
      else if (endedFor === "too_long") this.#stopped(job, "too_long");
      else if (isOutOfMemory && isReady) this.#stopped(job, "too_much_memory");
      else this.#brokeOff(job);
    }
    this.#handOut();
    if (this.#all.size > 0) return;
    this.#endWatch?.();
    this.#endWatch = null;
  }

  #brokeOff(job: Job): void {
    job.breaks += 1;
    if (job.breaks < MOST_BREAKS) this.#queueOf(job).putBack(job);
    else refuse(job, new WorkStopped("crashed"));
  }

  #stopped(job: Job, why: StopCause): void {
    job.owner.stops += 1;
    job.owner.spentMs += job.budgetMs;
    this.#slowDown(job.owner);
    refuse(job, new WorkStopped(why));
  }

  /** From its first slow task on, a site is worked on in the slow lane. */
  #slowDown(owner: Account): void {
    owner.isSlow = true;
    for (const waiting of this.#queues.quick.takeAll(owner)) this.#queues.slow.add(waiting);
  }

  /** Takes the job from its process; a job that began in the slow lane or moved there is counted as such until now. */
  #release(process: WorkProcess): Job | null {
    const { job } = process;
    process.job = null;
    process.restingSince = null;
    if (job && process.lane === "slow") job.owner.slow -= 1;
    return job;
  }

  /** Ends what runs over its budget or has had nothing to do; a task that cannot answer cannot be asked. */
  #look(): void {
    for (const process of this.#all) {
      const { job, restingSince, spent, isFirst } = process;
      const { wallMs, restMs } = this.#options;
      const sliceMs = this.#options.sliceMs * (isFirst ? FIRST_TIME : 1);
      if (process.endedFor) continue;
      if (restingSince !== null) {
        if (steadyNow() - restingSince > restMs) process.end("rest");
      } else if (spent.wallMs > wallMs) process.end("stuck");
      else if (job && spent.cpuMs > job.budgetMs) process.end("too_long");
      else if (job && process.lane === "quick" && spent.cpuMs > sliceMs) this.#moveToSlowLane(process, job);
      else if (job && process.lane === "quick" && spent.cpuMs > sliceMs / 2) this.#startSpare();
    }
  }

  /** What may be slow in a moment will need to be replaced, where others wait. */
  #startSpare(): void {
    const isThere = [...this.#all].some(({ lane, job, endedFor }) => lane === "quick" && !job && !endedFor);
    if (!isThere && this.#queues.quick.size > 0) this.#start("quick");
  }

  #moveToSlowLane(process: WorkProcess, job: Job): void {
    this.#slowDown(job.owner);
    const slow = [...this.#all].filter(({ lane, endedFor }) => lane === "slow" && endedFor === null);
    if (slow.length < MOST_SLOW) process.moveToSlowLane();
    else process.end("slow_lane");
    this.#handOut();
  }
}

function refuse(job: Job, reason: unknown): void {
  job.isSettled = true;
  job.reject(reason);
}
