import { ThreadTimeout } from "@/lib/core/threads/limits";
import { logger } from "@/lib/log";
import { READING_LIMITS, RETRY_AFTER_MS, readingThreads } from "../threads/pool";
import { readFast } from "./fast";
import { isTooLong } from "./limits";
import { problem } from "./parse";
import { prepared } from "./prepared";
import { splitDocument } from "./split";

/** Less YAML than this is read at once, in characters, unless it may have aliases, which repeat what they name. */
const MIN_CHARACTERS = 2 * 1024;

/**
 * Parses long frontmatter that needs the slow parser in a thread, so that `parseRecord` of the same text finds the
 * result. Never throws.
 */
export async function prepareRecord(text: string): Promise<void> {
  const { fenced, start, end } = splitDocument(text);
  const yaml = text.slice(start, end);
  if (!fenced || (yaml.length < MIN_CHARACTERS && !yaml.includes("*"))) return;
  if (isTooLong(yaml) || prepared.get(yaml) !== undefined || readFast(yaml)) return;
  try {
    const reading = await readingThreads().run("readYaml", { yaml }, READING_LIMITS);
    prepared.set(yaml, reading, yaml.length + reading.length);
  } catch (error) {
    if (!(error instanceof ThreadTimeout))
      logger("web").warn({ err: error }, "frontmatter could not be read in a thread");
    else if (error.hadStarted) prepared.set(yaml, TOO_SLOW, yaml.length, RETRY_AFTER_MS);
  }
}

const TOO_SLOW = JSON.stringify(problem("The frontmatter takes too long to read."));
