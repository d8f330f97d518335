const STREAM = "/live";
/** The poll interval without an open stream. */
const POLL_MS = 5_000;
/** The delay before a rejected stream is opened again. */
const ASK_AGAIN_MS = 20_000;

/**
 * Calls `changed` when the server reports a change, every `every` ms besides, and once when the page becomes
 * visible. A hidden page holds no stream: over HTTP/1.1 a browser has six connections for all its windows.
 * Returns the function that stops it.
 */
export function watch(changed: () => void, every: number): () => void {
  const stream = new Stream(changed);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    const wasOpen = stream.isOpen;
    const mine = setTimeout(
      async () => {
        // A stream that opened meanwhile has reported it. A refresh without a server would replace the page by an error.
        const isDue = stream.isOpen ? wasOpen : await isReachable();
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

  constructor(private readonly changed: () => void) {}

  get isOpen(): boolean {
    return this.source?.readyState === EventSource.OPEN;
  }

  open(): void {
    this.source = new EventSource(STREAM);
    // Changes before it was open were missed.
    this.source.onopen = this.changed;
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
