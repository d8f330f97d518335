/** How long a process waits for a database that starts at the same time, as containers do. */
export const STARTUP_TIMEOUT_MS = 30_000;
/** After this the process exits; the launcher waits as long for a clean shutdown. */
const SHUTDOWN_TIMEOUT_MS = 10_000;
/** Short, because an orphan keeps the port that the next start needs. */
const ORPHAN_TIMEOUT_MS = 2_000;

/**
 * Ends this process with its parent: `onEnd` is called once, on SIGTERM, on SIGINT, or when the parent has exited
 * (its IPC channel closes). `onEnd` should exit; otherwise the process exits after 10 seconds, or 2 without its parent.
 * Without an IPC channel (`npm run web` by hand) only the signals count.
 */
export function exitWithParent(onEnd: (reason: string) => void): void {
  let ended = false;
  const end = (reason: string, limit: number) => {
    if (ended) return;
    ended = true;
    setTimeout(() => process.exit(1), limit).unref();
    onEnd(reason);
  };
  process.on("SIGTERM", () => end("SIGTERM", SHUTDOWN_TIMEOUT_MS));
  process.on("SIGINT", () => end("SIGINT", SHUTDOWN_TIMEOUT_MS));
  if (process.channel === undefined) return;
  const orphaned = () => end("the parent is gone", ORPHAN_TIMEOUT_MS);
  process.on("disconnect", orphaned);
  if (!process.connected) orphaned();
}

/** Notifies the parent that this process is ready. Does nothing without a parent. */
export function signalReady(): void {
  if (process.connected) process.send?.({ ready: true });
}
