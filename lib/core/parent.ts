/**
 * Ties this process to the one that started it: `onEnd` is called once, when the parent asks for an
 * end (SIGTERM), when the terminal does (SIGINT), or when the parent is gone (its ipc channel closes).
 * Without a parent's channel (`npm run web` by hand) only the signals count.
 */
export function tieToParent(onEnd: (reason: string) => void): void {
  let ended = false;
  const end = (reason: string) => {
    if (ended) return;
    ended = true;
    onEnd(reason);
  };
  process.on("SIGTERM", () => end("SIGTERM"));
  process.on("SIGINT", () => end("SIGINT"));
  if (process.channel === undefined) return;
  process.on("disconnect", () => end("the parent is gone"));
  if (!process.connected) end("the parent is gone");
}

/** Tells the parent that this process does its work now. Without a parent it does nothing. */
export function tellReady(): void {
  process.send?.({ ready: true });
}
