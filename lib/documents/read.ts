import { invalid } from "@/lib/core/errors";
import { ThreadMemory, ThreadTimeout } from "@/lib/core/threads/limits";
import { FORMAT_BY_EXTENSION, type Format } from "./accepted";
import { DOCUMENT_LIMITS } from "./limits";
import type { Part, Reading, ReadText } from "./reading";
import { documentThreads } from "./threads/pool";

/**
 * The text of a file that is neither Markdown nor text, with times in the time zone; null when it is read as it is.
 * Throws `VALIDATION_ERROR` when it cannot be read.
 */
export async function readText(
  filename: string,
  bytes: Uint8Array,
  timeZone = "UTC",
): Promise<ReadText | null> {
  const format = formatOf(filename, bytes);
  if (format === undefined || isArchive(filename)) return null;
  const reading = await readInThread(filename, format, bytes, timeZone);
  return reading !== null && "text" in reading ? reading : null;
}

/** Whether a file holds others: the messages of a mailbox, the days of a Slack export. */
export const isArchive = (filename: string): boolean => /\.(?:mbox|zip)$/i.test(filename);

/**
 * The files in an archive, named by days in the time zone.
 * Throws `VALIDATION_ERROR` when it cannot be read.
 */
export async function readParts(filename: string, bytes: Uint8Array, timeZone = "UTC"): Promise<Part[]> {
  const format = formatOf(filename, bytes);
  const reading = format && (await readInThread(filename, format, bytes, timeZone));
  return reading && "parts" in reading ? reading.parts : [];
}

async function readInThread(
  filename: string,
  format: Format,
  bytes: Uint8Array,
  timeZone: string,
): Promise<Reading> {
  const { runMs, waitMs, growthMb } = DOCUMENT_LIMITS;
  try {
    const result = await documentThreads().run(
      "read",
      { format, bytes, timeZone },
      { runMs, waitMs, growthMb },
    );
    if ("reading" in result) return result.reading;
    throw cannotRead(filename, result.unreadable, { isFinal: !result.isDamaged });
  } catch (error) {
    if (error instanceof ThreadTimeout && error.hadStarted)
      throw cannotRead(filename, `It takes longer than ${runMs / 1000} s to read: send a smaller one`);
    if (error instanceof ThreadMemory)
      throw cannotRead(filename, "It takes too much memory to read: send a smaller one");
    throw error;
  }
}

/** By its extension; a PDF also by how it begins. */
function formatOf(filename: string, bytes: Uint8Array): Format | undefined {
  const extension = /\.([a-z0-9]{2,5})$/i.exec(filename)?.[1]?.toLowerCase() ?? "";
  if (isKnown(extension)) return FORMAT_BY_EXTENSION[extension];
  return Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-" ? "PDF" : undefined;
}

const isKnown = (extension: string): extension is keyof typeof FORMAT_BY_EXTENSION =>
  Object.hasOwn(FORMAT_BY_EXTENSION, extension);

const cannotRead = (filename: string, reason: string, options?: { isFinal: boolean }) =>
  invalid("content", `${filename} cannot be read. ${reason}.`, options);
