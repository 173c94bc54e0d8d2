/** Waiting jobs, handed out owner by owner in turn, and of each owner in the order they came. */
export class TurnQueue<Job extends { owner: object }> {
  readonly #lines = new Map<object, Job[]>();

  get size(): number {
    return [...this.#lines.values()].reduce((sum, line) => sum + line.length, 0);
  }

  add(job: Job): void {
    this.#lineOf(job.owner).push(job);
  }

  /** Puts a job back in front of its owner's others. */
  putBack(job: Job): void {
    this.#lineOf(job.owner).unshift(job);
  }

  /** Takes the next job that may begin, of the owner whose turn it is; its owner's next turn comes last. */
  next(mayBegin: (job: Job) => boolean = () => true): Job | null {
    for (const [owner, line] of this.#lines) {
      const at = line.findIndex(mayBegin);
      if (at < 0) continue;
      const [job] = line.splice(at, 1);
      this.#lines.delete(owner);
      if (line.length > 0) this.#lines.set(owner, line);
      return job!;
    }
    return null;
  }

  /** Takes out all jobs of an owner. */
  takeAll(owner: object): Job[] {
    const line = this.#lines.get(owner) ?? [];
    this.#lines.delete(owner);
    return line;
  }

  #lineOf(owner: object): Job[] {
    const line = this.#lines.get(owner) ?? [];
    this.#lines.set(owner, line);
    return line;
  }
}
