import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { steadyNow } from "../timers.ts";
import { cpuTimeOf } from "./cpu-time.ts";
import type { Job } from "./job.ts";

/** What a process of the workshop is sent. */
export interface ToChild {
  task: string;
  input: unknown;
}

/**
 * What it sends: once that it is loaded, then for each kind of task when it begins the first one, having loaded what that
 * needs, and how each task ended; with the CPU milliseconds that its main thread had taken by then.
 */
export type FromChild = { takenMs: number } & (
  | { kind: "ready" | "began" }
  | { kind: "done"; value: unknown; cpuMs: number }
  | { kind: "failed"; message: string; stack: string }
);

export type Lane = "quick" | "slow";

/** Where a process comes from and what it may take. */
export interface ProcessSettings {
  /** Module that exports `TASKS`. */
  tasks: URL;
  /** Of V8's old generation. */
  memoryMb: number;
  /** Longest stretch of wall time for one task, whatever its CPU time says. */
  wallMs: number;
  /** Whether it loads what later tasks need while it waits for the first one. */
  loadsAhead: boolean;
}

/** Tests run the TypeScript as it stands, a build the JavaScript beside it. */
const ENTRY = new URL(`./child${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`, import.meta.url);
/** Where a system does not tell a process's CPU time, this share of the wall time is taken for it. */
const CPU_SHARE = 0.1;
/** Gives way to what is quick, and still gets a third of what another process gets beside it. */
const NICE = 5;
/** V8 ends a process that is out of memory by abort: SIGABRT, or on Windows its exit code or that of a breakpoint. */
const ABORTED = [134, 0x80000003];

/** One process of the workshop, which does one job at a time. */
export class WorkProcess {
  lane: Lane = "quick";
  job: Job | null = null;
  isReady = false;
  /** Whether the present job is the first of its kind, which runs on code that was not compiled yet. */
  isFirst = false;
  /** Why it was ended by us; `null` while it runs and when it ended by itself. */
  endedFor: "too_long" | "stuck" | "slow_lane" | "rest" | null = null;
  /** Since when it has had nothing to do on the steady clock; `null` while it starts or works. */
  restingSince: number | null = null;
  readonly gone: Promise<void>;
  readonly #child: ChildProcess;
  /** When the present job was sent, or the process started. */
  #sentAt = steadyNow();
  #beganAt: number | null = null;
  /** CPU milliseconds that it had taken when it told last. */
  #takenMs = 0;
  /** The tasks that it was given before. */
  readonly #known = new Set<string>();

  constructor(
    { tasks, memoryMb, wallMs, loadsAhead }: ProcessSettings,
    on: { message(message: FromChild): void; end(isOutOfMemory: boolean): void },
  ) {
    this.#child = fork(fileURLToPath(ENTRY), [tasks.href, String(wallMs), String(loadsAhead)], {
      env: {},
      execArgv: [`--max-old-space-size=${memoryMb}`, "--max-semi-space-size=8"],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    this.gone = promise;
    const end = (isOutOfMemory: boolean) => {
      resolve();
      on.end(isOutOfMemory);
    };
    this.#child.on("message", (message: FromChild) => {
      this.#takenMs = message.takenMs;
      if (message.kind === "began") this.#beganAt = steadyNow();
      else on.message(message);
    });
    this.#child.once("exit", (code, signal) => end(signal === "SIGABRT" || ABORTED.includes(code ?? 0)));
    this.#child.on("error", () => {
      if (this.#child.pid === undefined) end(false);
    });
    this.setAwaited(false);
  }

  /** Throws when the input cannot be sent. */
  begin(job: Job): void {
    this.job = job;
    if (this.lane === "slow") job.owner.slow += 1;
    this.#sentAt = steadyNow();
    this.isFirst = !this.#known.has(job.task);
    this.#beganAt = this.isFirst ? null : this.#sentAt;
    this.#known.add(job.task);
    this.setAwaited(true);
    this.#child.send({ task: job.task, input: job.input } satisfies ToChild, () => undefined);
  }

  /** CPU and wall milliseconds of the present job, or of the start; where the system does not tell, CPU is guessed in its favour. */
  get spent(): { cpuMs: number; wallMs: number } {
    const wallMs = steadyNow() - this.#sentAt;
    // Until it has begun it loads what the task needs, which is no fault of the task's.
    if (this.#beganAt === null) return { cpuMs: 0, wallMs };
    const now = this.#child.pid === undefined ? null : cpuTimeOf(this.#child.pid);
    return { cpuMs: now === null ? (steadyNow() - this.#beganAt) * CPU_SHARE : now - this.#takenMs, wallMs };
  }

  /** From now on it, and with it the job it is at, gives way to the others. */
  moveToSlowLane(): void {
    this.lane = "slow";
    if (this.job) this.job.owner.slow += 1;
    try {
      setPriority(this.#child.pid!, NICE);
    } catch {
      // It has ended, or the system does not let us: then it shares the time evenly.
    }
  }

  end(cause: NonNullable<WorkProcess["endedFor"]>): void {
    this.endedFor ??= cause;
    this.#child.kill("SIGKILL");
  }

  /** Whether this program may not end before it. */
  setAwaited(isAwaited: boolean): void {
    if (isAwaited) {
      this.#child.ref();
      this.#child.channel?.ref();
    } else {
      this.#child.unref();
      this.#child.channel?.unref();
    }
  }
}
