import { invalid } from "@/lib/core/errors";
import { ThreadMemory, ThreadTimeout } from "@/lib/core/threads/limits";
import { logger } from "@/lib/log";
import { busy, RETRY_AFTER_MS, readingLimits, readingThreads } from "../threads/pool";
import { readFast } from "./fast";
import { isTooLong } from "./limits";
import { problem } from "./parse";
import { prepared } from "./prepared";
import { splitDocument } from "./split";

/** Less YAML than this is read at once, in characters, unless it may have aliases, which repeat what they name. */
const MIN_CHARACTERS = 2 * 1024;

/**
 * Parses long frontmatter that needs the slow parser in a thread, so that `parseRecord` of the same text finds the
 * result. Throws `UNAVAILABLE` when no thread of the account is free.
 */
export async function prepareRecord(account: string, text: string): Promise<void> {
  const yaml = unprepared(text);
  if (yaml === undefined) return;
  try {
    const reading = await readingThreads().run("readYaml", { yaml }, readingLimits(account));
    prepared().set(yaml, reading, yaml.length + reading.length);
  } catch (error) {
    const isLate = error instanceof ThreadTimeout;
    if (isLate && !error.hadStarted) throw busy();
    if (isLate || error instanceof ThreadMemory) prepared().set(yaml, TOO_SLOW, yaml.length, RETRY_AFTER_MS);
    else logger("web").warn({ err: error }, "frontmatter could not be read in a thread");
  }
}

/** As `prepareRecord`, for a text that is to be stored. Throws `VALIDATION_ERROR` at `field` if it takes too long to read. */
export async function prepareToWrite(account: string, text: string, field: string): Promise<void> {
  await prepareRecord(account, text);
  const yaml = yamlOf(text);
  if (yaml === undefined || prepared().get(yaml) !== TOO_SLOW) return;
  throw invalid(field, "The frontmatter takes too long to read: write it with fewer aliases and braces");
}

/** Whether `parseRecord` would take long with a text, as no thread has read it. */
export const isUnprepared = (text: string): boolean => unprepared(text) !== undefined;

function unprepared(text: string): string | undefined {
  const yaml = yamlOf(text);
  if (yaml === undefined || (yaml.length < MIN_CHARACTERS && !yaml.includes("*"))) return undefined;
  return isTooLong(yaml) || prepared().get(yaml) !== undefined || readFast(yaml) ? undefined : yaml;
}

function yamlOf(text: string): string | undefined {
  const { fenced, start, end } = splitDocument(text);
  return fenced ? text.slice(start, end) : undefined;
}

const TOO_SLOW = JSON.stringify(problem("The frontmatter takes too long to read."));
