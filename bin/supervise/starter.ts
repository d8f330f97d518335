import { isRunning, processState } from "@/lib/core/process";

const POLL_MS = 500;

/**
 * Calls `onGone` once the `npm` that started this process has exited. A signal to npm alone, as from a service manager,
 * ends npm and its shell, and would leave this process running.
 */
export function watchNpm(onGone: () => void): void {
  if (!["start", "dev"].includes(process.env.npm_lifecycle_event ?? "")) return;
  const shell = process.ppid;
  const npm = processState(shell)?.parent ?? shell;
  const timer = setInterval(() => {
    if (process.ppid === shell && isRunning(npm)) return;
    clearInterval(timer);
    onGone();
  }, POLL_MS);
  timer.unref();
}
