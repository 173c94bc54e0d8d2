/**
 * Who runs an accepted scan, and when. It only tells an instance to try: the row says whose a scan is (`ScanClaims`), so
 * one that is told twice runs once, and one that is told nobody is found by `ScanWatch`.
 */
export interface ScanQueue {
  /** From now on takes up what other instances accepted, too. */
  start(): void;
  /**
   * Keeps a place for a scan that is about to be accepted, so that callers who come at once are counted too; the
   * returned function gives the place back, once the scan is added or was not needed. Throws OVERLOADED or UNAVAILABLE.
   */
  reserve(): Promise<() => void>;
  /** Throws UNAVAILABLE when no scan, though it was accepted, will go on here. */
  assertRunning(): void;
  /** Queues an accepted scan. Suspects of bringing the process down run one at a time, so that only the one that does is found out. */
  add(scanId: string, suspect?: boolean): void;
  /** Scans that run here and that wait, and the places there are. */
  depth(): Promise<QueueDepth>;
  /** Resolves when the scan has ended here; at once when it is not here. */
  ended(scanId: string): Promise<void>;
  /** Lets running scans finish within the grace (milliseconds), then hands them back: their rows stay open. */
  stop(graceMs: number): Promise<void>;
}

/** How full a queue is. */
export interface QueueDepth {
  running: number;
  waiting: number;
  places: number;
}

/** Runs one scan; never rejects. */
export type RunScan = (scanId: string, stop: AbortSignal) => Promise<void>;

/** How many scans run at once in a process, and how many may wait. */
export interface QueueLimits {
  concurrency: number;
  waiting: number;
}
