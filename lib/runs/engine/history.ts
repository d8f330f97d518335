import type { Context } from "@/lib/db";
import { RunClosed } from "../definition";
import { closeRun, type Ending } from "../rows/close";
import { addEvents, type RunEvent } from "../rows/events";
import { retryOnDatabaseOutage } from "./outage";

/** The engine's next commit is durable, and so all before it: a run that it does not know to have ended is executed again. */
const LIKE_ENGINE = { commit: "asynchronous" } as const;

/** The history of a run as its execution writes it. */
export class History {
  private waiting: RunEvent[] = [];

  constructor(
    private readonly ctx: Context,
    private readonly runId: string,
  ) {}

  /** Writes an event with the next one, in one transaction instead of two. */
  addWithNext(event: RunEvent): void {
    this.waiting.push(event);
  }

  /** Throws `RunClosed` when the run was closed. */
  async add(event: RunEvent): Promise<void> {
    const events = [...this.waiting, event];
    const isOpen = await retryOnDatabaseOutage(() =>
      this.ctx.db.tx((tx) => addEvents(this.ctx, tx, this.runId, events), LIKE_ENGINE),
    );
    this.waiting = [];
    if (!isOpen) throw new RunClosed(`The run ${this.runId} was closed`);
  }

  async close(ending: Ending): Promise<void> {
    await retryOnDatabaseOutage(() =>
      this.ctx.db.tx((tx) => closeRun(this.ctx, tx, this.runId, ending, this.waiting), LIKE_ENGINE),
    );
    this.waiting = [];
  }
}
