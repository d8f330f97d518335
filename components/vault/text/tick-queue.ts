import type { FormState } from "@/components/form/state";

/** Replies with the version that a tick made. */
type Send = (ifMatch: string) => Promise<FormState<{ etag: string }>>;

/**
 * Sends ticks one after the other. Those that were made before the page shows the version of the tick before them are
 * sent for that version, of which all lines are where they were.
 */
export class TickQueue {
  private last: Promise<unknown> = Promise.resolve();
  /** Versions that differ from `version` by ticks of this page only. */
  private readonly before = new Set<string>();
  private version = "";

  /** @param etag the version that the page shows at the time of the tick */
  add(etag: string, send: Send): ReturnType<Send> {
    const reply = this.last.then(() => this.send(etag, send));
    this.last = reply.catch(() => {});
    return reply;
  }

  private async send(etag: string, send: Send): ReturnType<Send> {
    const ifMatch = this.before.has(etag) ? this.version : etag;
    const reply = await send(ifMatch);
    if (ifMatch === etag || !reply?.ok) this.before.clear();
    if (reply?.ok) {
      this.before.add(etag).add(ifMatch);
      this.version = reply.value.etag;
    }
    return reply;
  }
}
