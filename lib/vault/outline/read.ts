import { invalid } from "@/lib/core/errors";
import { ThreadTimeout } from "@/lib/core/threads/limits";
import { busy, readingLimits, readingThreads } from "../threads/pool";
import type { Outline } from "./shapes";

/** The outline of a body, read in a thread for an account. Throws `VALIDATION_ERROR` at `field` for one that takes too long. */
export async function readOutline(account: string, body: string, field: string): Promise<Outline> {
  try {
    const outline = await readingThreads().run("outline", { body }, readingLimits(account));
    if (outline !== "too complex") return outline;
  } catch (error) {
    if (!(error instanceof ThreadTimeout)) throw error;
    if (!error.hadStarted) throw busy();
  }
  throw invalid(
    field,
    "The sections of this record take too long to read: use replace, or send the whole body",
  );
}
