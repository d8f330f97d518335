import { knownAcrossBundles } from "../across-bundles";

/** Timeouts of a task, ms; none by default. */
export interface Limits {
  /** From its start in a thread, which is terminated. */
  runMs?: number;
  /** Until a thread is free for it. */
  waitMs?: number;
  /**
   * Growth of the process's memory since the start of the task, MB: buffers are not part of the thread's own memory.
   */
  growthMb?: number;
  /** Whose task it is, such as an account: while others ask as well, one has at most half of the threads. */
  owner?: string;
}

/** A task was not started or not completed in time. */
export class ThreadTimeout extends Error {
  override readonly name = "ThreadTimeout";

  constructor(
    message: string,
    /** Whether a thread had started it. */
    readonly hadStarted: boolean,
  ) {
    super(message);
  }
}

/** A task took more memory than it may. */
export class ThreadMemory extends Error {
  override readonly name = "ThreadMemory";
}

// A pool is shared by all bundles of a process.
knownAcrossBundles(ThreadTimeout, "thread-timeout");
knownAcrossBundles(ThreadMemory, "thread-memory");
