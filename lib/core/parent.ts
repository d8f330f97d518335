/** How long a process waits for a database that starts beside it, as containers do. */
export const START_PATIENCE = 30_000;
/** After this the process ends, whatever still hangs: the launcher waits as long for a clean end. */
const CLEAN_END_LIMIT = 10_000;
/** An orphan holds the port that the next start wants. */
const ORPHAN_LIMIT = 2_000;

/**
 * Ties this process to the one that started it: `onEnd` is called once, when the parent asks for an
 * end (SIGTERM), when the terminal does (SIGINT), or when the parent is gone (its ipc channel closes).
 * `onEnd` should end the process; it is ended in any case after 10 seconds, 2 when the parent is gone.
 * Without a parent's channel (`npm run web` by hand) only the signals count.
 */
export function tieToParent(onEnd: (reason: string) => void): void {
  let ended = false;
  const end = (reason: string, limit: number) => {
    if (ended) return;
    ended = true;
    setTimeout(() => process.exit(1), limit).unref();
    onEnd(reason);
  };
  process.on("SIGTERM", () => end("SIGTERM", CLEAN_END_LIMIT));
  process.on("SIGINT", () => end("SIGINT", CLEAN_END_LIMIT));
  if (process.channel === undefined) return;
  const orphaned = () => end("the parent is gone", ORPHAN_LIMIT);
  process.on("disconnect", orphaned);
  if (!process.connected) orphaned();
}

/** Tells the parent that this process does its work now. Without a parent it does nothing. */
export function tellReady(): void {
  if (process.connected) process.send?.({ ready: true });
}
