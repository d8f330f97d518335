import { unlink } from "node:fs/promises";
import { forEachConcurrently } from "../store";
import type { FileChange } from "./plan";
import { type FileStep, stage, stepFor } from "./steps";

/** The number of files that are staged at a time while the plan is made. */
const CONCURRENCY = 16;

/** Begins to stage a change that will be one of the plan's. */
export type StageEarly = (change: FileChange) => void;

/**
 * Stages changes while the plan is still being made: a processor reads and decides, another writes. No row of the journal is
 * needed for that: what a process leaves are stale temporary files.
 */
export class EarlyStaging {
  private readonly steps = new Map<FileChange, Promise<FileStep>>();
  private readonly waiting: Promise<FileStep>[] = [];
  private writers = 0;
  private areTaken = false;

  constructor(private readonly root: string) {}

  begin: StageEarly = (change) => {
    const step = stepFor(this.root, change);
    this.steps.set(change, step);
    this.waiting.push(step);
    if (this.writers < CONCURRENCY) void this.write();
  };

  /** The step of a change, begun or not. */
  stepFor = (change: FileChange): Promise<FileStep> => this.steps.get(change) ?? stepFor(this.root, change);

  /** From now on the act removes what is staged, or recovery needs it. */
  take(): void {
    this.areTaken = true;
  }

  /** Removes what was staged for an act that came to nothing. */
  async discard(): Promise<void> {
    if (this.areTaken) return;
    this.waiting.length = 0;
    await forEachConcurrently([...this.steps.values()], (begun) => begun.then(discard).catch(() => {}));
  }

  /** An error is thrown where the act waits for the step. */
  private async write(): Promise<void> {
    this.writers += 1;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift())
      await next.then(stage).catch(() => {});
    this.writers -= 1;
  }
}

async function discard({ staging, temp }: FileStep): Promise<void> {
  await staging;
  if (temp !== undefined) await unlink(temp);
}
