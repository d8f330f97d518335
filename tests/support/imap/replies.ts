import { type Folder, headerOf, type StoredMessage } from "./store";
import { quoted } from "./tokens";

/** The reply to FETCH for a message: what `items` asks for. */
export function fetched(folder: Folder, message: StoredMessage, items: string): Buffer {
  const { uid, raw, flags } = message;
  const parts = [`UID ${uid}`];
  if (items.includes("FLAGS")) parts.push(`FLAGS (${[...flags].join(" ")})`);
  if (items.includes("RFC822.SIZE")) parts.push(`RFC822.SIZE ${raw.byteLength}`);
  if (items.includes("ENVELOPE")) parts.push(`ENVELOPE ${envelopeOf(raw)}`);
  const body = items.includes("BODY.PEEK[]")
    ? Buffer.concat([Buffer.from(` BODY[] {${raw.byteLength}}\r\n`), raw])
    : Buffer.alloc(0);
  const head = Buffer.from(`* ${folder.messages.indexOf(message) + 1} FETCH (${parts.join(" ")}`);
  return Buffer.concat([head, body, Buffer.from(")\r\n")]);
}

const envelopeOf = (raw: Buffer): string => {
  const [date, subject, id] = ["Date", "Subject", "Message-ID"].map((name) => quoted(headerOf(raw, name)));
  return `(${date} ${subject} NIL NIL NIL NIL NIL NIL NIL ${id})`;
};

/** The reply to SELECT and EXAMINE. */
export const selected = (folder: Folder, isReadOnly: boolean): string[] => [
  "* FLAGS (\\Seen \\Deleted)",
  `* OK [PERMANENTFLAGS (${isReadOnly ? "" : "\\Seen \\Deleted"})] Limited`,
  `* ${folder.messages.length} EXISTS`,
  `* OK [UIDVALIDITY ${folder.uidValidity}] UIDs valid`,
  `* OK [UIDNEXT ${folder.uidNext}] Predicted next UID`,
];

/** The UIDs that a search finds, by `UID`, `SINCE` and `ALL`. */
export function searched(folder: Folder, criteria: readonly string[]): string {
  const after = (word: string) => criteria[criteria.findIndex((each) => each.toUpperCase() === word) + 1];
  const has = (word: string) => criteria.some((each) => each.toUpperCase() === word);
  // A date such as 2-Mar-2026, of the day on which the server received the message (RFC 3501, 6.4.4).
  const since = has("SINCE") ? new Date(`${after("SINCE")} UTC`) : new Date(0);
  const found = folder
    .select((has("UID") && after("UID")) || "1:*")
    .filter(({ arrived }) => arrived >= since);
  return `* SEARCH${found.map(({ uid }) => ` ${uid}`).join("")}`;
}
