import { isRunning, processState } from "@/lib/core/process";

const POLL_MS = 500;

/**
 * Tells once when the `npm` that started this process is gone. A signal to npm alone, such as a service manager
 * sends, ends npm and the shell between, and would leave this process running unseen.
 */
export function watchNpm(onGone: () => void): void {
  if (!["start", "dev"].includes(process.env.npm_lifecycle_event ?? "")) return;
  const shell = process.ppid;
  const npm = processState(shell)?.parent ?? shell;
  const look = setInterval(() => {
    if (process.ppid === shell && isRunning(npm)) return;
    clearInterval(look);
    onGone();
  }, POLL_MS);
  look.unref();
}
