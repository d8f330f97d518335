const STREAM = "/live";
/** How often the page looks by itself while no stream tells it anything; milliseconds. */
const POLL_MS = 5_000;
/** A stream that was refused is asked for again after this time. */
const ASK_AGAIN_MS = 20_000;

/**
 * Calls `changed` when the server says that something changed, every `every` ms besides, and once when the page is
 * shown again. A hidden page holds no stream: over HTTP/1.1 a browser has six connections for all its windows.
 * Returns what ends it.
 */
export function watch(changed: () => void, every: number): () => void {
  const stream = new Stream(changed);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    const mine = setTimeout(
      async () => {
        // A refresh that meets no server leaves the page: so ask first where no stream shows that one is there.
        if (stream.isOpen || (await isReachable())) changed();
        if (timer === mine) wait();
      },
      stream.isOpen ? every : POLL_MS,
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

/** The server's word that something changed; connects again by itself. */
class Stream {
  private source: EventSource | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly changed: () => void) {}

  get isOpen(): boolean {
    return this.source?.readyState === EventSource.OPEN;
  }

  open(): void {
    this.source = new EventSource(STREAM);
    // Nobody knows what happened before it was open.
    this.source.onopen = this.changed;
    this.source.onmessage = this.changed;
    this.source.onerror = () => {
      // The browser connects again by itself, unless it was refused.
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
