import type { Context } from "@/lib/db";
import { noteProgress, RunClosed } from "@/lib/runs";

/** How often progress is stored and the run is read, however fast a model writes. */
const EVERY_MS = 2_000;

/**
 * Makes a call that shows its progress in the run that needs it, and ends with `RunClosed` when that is canceled.
 * `work` reports each piece of text.
 */
export async function withProgress<T>(
  ctx: Context,
  model: string,
  work: (signal: AbortSignal, onText: (text: string) => void) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let characters = 0;
  const add = (text: string) => {
    characters += text.length;
  };
  const { runId } = ctx;
  if (runId === undefined) return work(controller.signal, add);
  const since = new Date().toISOString();
  let writing = Promise.resolve();
  let isShown = false;
  const note = async () => {
    isShown = true;
    await noteProgress(ctx, runId, { model, characters, since });
  };
  const timer = setInterval(() => {
    writing = writing.then(note).catch((error: unknown) => {
      if (error instanceof RunClosed) controller.abort(error);
      else ctx.log.warn({ err: error }, "progress was not stored");
    });
  }, EVERY_MS);
  try {
    return await work(controller.signal, add);
  } finally {
    clearInterval(timer);
    await writing;
    if (isShown && !controller.signal.aborted) await noteProgress(ctx, runId, null).catch(() => {});
  }
}
