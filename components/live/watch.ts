const STREAM = "/live";
/** The poll interval without an open stream. */
const POLL_MS = 5_000;
/** The delay before a rejected stream is opened again. */
const ASK_AGAIN_MS = 20_000;

/**
 * Calls `changed` when the server reports a change, every `every` ms in any case, and once when the page becomes
 * visible. With `since`, the server reports what changed before the stream was open. A hidden page holds no stream: over
 * HTTP/1.1 a browser has six connections for all its windows. Returns the function that stops it.
 */
export function watch(changed: () => void, every: number, since?: string): () => void {
  const stream = new Stream(changed, document.hidden ? undefined : since);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    const wasOpen = stream.isOpen;
    const mine = setTimeout(
      async () => {
        // A stream that opened in the meantime has reported it. A refresh without a server would replace the page by an
        // error;
        // a network that is gone leaves the stream open.
        const isDue = (wasOpen || !stream.isOpen) && (await isReachable());
        if (timer !== mine) return;
        if (isDue) changed();
        wait();
      },
      wasOpen ? every : POLL_MS,
    );
    timer = mine;
  };
  const rest = () => {
    stream.close();
    clearTimeout(timer);
    timer = undefined;
  };
  const follow = () => {
    rest();
    if (document.hidden) return;
    stream.open();
    wait();
  };

  follow();
  document.addEventListener("visibilitychange", follow);
  return () => {
    document.removeEventListener("visibilitychange", follow);
    rest();
  };
}

/** The event stream; it reconnects automatically. */
class Stream {
  private source: EventSource | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly changed: () => void,
    private since: string | undefined,
  ) {}

  get isOpen(): boolean {
    return this.source?.readyState === EventSource.OPEN;
  }

  open(): void {
    this.source = new EventSource(this.since === undefined ? STREAM : `${STREAM}?since=${this.since}`);
    this.source.onopen = () => {
      // Changes before it was open were missed, but the first time the server knows of any.
      if (this.since === undefined) this.changed();
      this.since = undefined;
    };
    this.source.onmessage = this.changed;
    this.source.onerror = () => {
      // The browser reconnects, unless it was rejected.
      if (this.source?.readyState !== EventSource.CLOSED) return;
      clearTimeout(this.again);
      this.again = setTimeout(() => this.open(), ASK_AGAIN_MS);
    };
  }

  close(): void {
    clearTimeout(this.again);
    this.source?.close();
  }
}

const isReachable = async (): Promise<boolean> =>
  fetch("/healthz", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
