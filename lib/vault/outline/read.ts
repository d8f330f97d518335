import { invalid, KvError } from "@/lib/core/errors";
import { ThreadTimeout } from "@/lib/core/threads/limits";
import { READING_LIMITS, readingThreads } from "../threads/pool";
import type { Outline } from "./shapes";

/** The outline of a body, read in a thread. Throws `VALIDATION_ERROR` at `field` for one that takes too long. */
export async function readOutline(body: string, field: string): Promise<Outline> {
  try {
    const outline = await readingThreads().run("outline", { body }, READING_LIMITS);
    if (outline !== "too complex") return outline;
  } catch (error) {
    if (!(error instanceof ThreadTimeout)) throw error;
    if (!error.hadStarted)
      throw new KvError("UNAVAILABLE", "The server is busy: try again", { retryAfter: 5 });
  }
  throw invalid(
    field,
    "The sections of this record take too long to read: use replace, or send the whole body",
  );
}
