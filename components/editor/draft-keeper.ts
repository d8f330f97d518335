import { DRAFTS_REMOVED, KEEP_DRAFTS } from "./drafts";

const KEEP_AFTER_MS = 250;

/** Has a draft of an account written a moment after each change, and when the page is left. */
export class DraftKeeper {
  private readonly removals = new BroadcastChannel(DRAFTS_REMOVED);
  private isForgotten = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly account: string,
    private readonly write: () => void,
  ) {
    addEventListener("pagehide", this.keep);
    addEventListener(KEEP_DRAFTS, this.keep);
    addEventListener(DRAFTS_REMOVED, this.onRemoved);
    this.removals.onmessage = ({ data }: MessageEvent<unknown>) => this.forget(data);
  }

  changed(): void {
    // Their owner is still signed in.
    this.isForgotten = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(this.keep, KEEP_AFTER_MS);
  }

  readonly keep = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.isForgotten) this.write();
  };

  private readonly onRemoved = (event: Event): void => {
    if (event instanceof CustomEvent) this.forget(event.detail);
  };

  /** An account signs out. */
  private forget(account: unknown): void {
    if (account !== this.account) return;
    clearTimeout(this.timer);
    this.isForgotten = true;
  }

  close(): void {
    removeEventListener("pagehide", this.keep);
    removeEventListener(KEEP_DRAFTS, this.keep);
    removeEventListener(DRAFTS_REMOVED, this.onRemoved);
    this.removals.close();
    this.keep();
  }
}
