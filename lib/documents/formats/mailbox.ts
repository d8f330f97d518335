import PostalMime from "postal-mime";
import { localDate } from "@/lib/core/wall-time";
import { MAX_PARTS } from "../limits";
import { withUtf8Header } from "../mail-header";
import { type Part, type Reading, Unreadable } from "../reading";
import { oneLine } from "../text";

/**
 * The line before each message: `From alice@example.com Fri Nov 20 10:00:00 2026`, maybe with a time zone (RFC 4155 and what
 * programs write). A sentence that begins with "From" has no such date at its end.
 */
const SEPARATOR =
  /^From [^\n]*?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? (?:\d{1,2} )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [ \d]*\d{1,2}:\d{2}[^\n]{0,20}\r?\n/gm;

/** The messages of a mailbox, each as a mail file. */
export async function readMailbox(bytes: Uint8Array, timeZone: string): Promise<Reading> {
  // Bytes as characters: each message has its encoding.
  const raw = Buffer.from(bytes).toString("latin1");
  const starts = [...raw.matchAll(SEPARATOR)].filter(({ index }) => index === 0 || raw[index - 1] === "\n");
  if (starts.length === 0 || starts[0]?.index !== 0)
    throw new Unreadable(
      "It is no mailbox: its first line must be that of a message, such as From alice@example.com Fri Nov 20 10:00:00 2026",
    );
  if (starts.length > MAX_PARTS)
    throw new Unreadable(`It has ${starts.length} messages; up to ${MAX_PARTS} are read: split it`);
  const parts: Part[] = [];
  for (const [at, { 0: line, index }] of starts.entries()) {
    const message = raw.slice(index + line.length, starts[at + 1]?.index).replace(/^>(>*From )/gm, "$1");
    if (message.trim() !== "") parts.push(await mailPart(Buffer.from(message, "latin1"), timeZone));
  }
  return { parts };
}

/** A message as a file, named by its day and subject. */
export async function mailPart(content: Uint8Array, timeZone: string): Promise<Part> {
  const { subject, date } = await PostalMime.parse(withUtf8Header(content), { maxNestingDepth: 50 }).catch(
    () => ({
      subject: "",
      date: "",
    }),
  );
  return { filename: mailFilename(subject, new Date(date ?? ""), timeZone), content };
}

/** The name of the file of a message. */
export function mailFilename(subject: string | undefined, sent: Date, timeZone: string): string {
  const day = Number.isNaN(sent.getTime()) ? "" : `${localDate(timeZone, sent)} `;
  return `${day}${
    oneLine(subject ?? "")
      .slice(0, 120)
      .toWellFormed() || "Mail"
  }.eml`;
}
