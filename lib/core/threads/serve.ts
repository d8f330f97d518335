import { parentPort } from "node:worker_threads";
import type { Tasks, ThreadReply, ThreadRequest } from "./messages";

type Handlers<T extends Tasks<T>> = {
  [K in keyof T]: (input: T[K]["input"]) => T[K]["output"] | Promise<T[K]["output"]>;
};

/** Runs in a thread or a process of a `ThreadPool`: answers each request with the handler of its name. */
export function serveTasks<T extends Tasks<T>>(handlers: Handlers<T>): void {
  const reply = (message: ThreadReply) =>
    parentPort ? parentPort.postMessage(message) : process.send?.(message);
  if (parentPort === null) endWithParent();
  (parentPort ?? process).on("message", async ({ id, name, input }: ThreadRequest<T>) => {
    try {
      reply({ id, output: await handlers[name](input) });
    } catch (error) {
      reply({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  reply({ ready: true });
}

/** A signal for the whole group is not for this process: its parent may still want what it is computing. */
function endWithParent(): void {
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
  process.on("disconnect", () => process.exit());
}
