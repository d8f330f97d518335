import { anyOf, expressionsOf as wordsOf } from "../languages/vocabulary";
import { isBlank, type Line, type Voice } from "../text/line";

const FIELDS = {
  from: wordsOf("mailFrom"),
  to: wordsOf("mailTo"),
  subject: ["re", ...wordsOf("mailSubject")],
  date: wordsOf("mailDate"),
  bcc: wordsOf("mailBcc"),
};
const FIELD = new Map(
  Object.entries(FIELDS).flatMap(([field, words]) => words.map((word) => [word, field] as const)),
);
const HEADER = new RegExp(
  String.raw`^\s*(${[...FIELD.keys()].join("|")}|cc|reply-to|importance|attachments)\s*[:：]\s*(.*)$`,
  "i",
);
const WROTE = new RegExp(
  String.raw`^\s*${anyOf("onDate")}\b.{6,120}?,?\s(?:at \S+,?\s)?(\p{L}[^<>,:]{2,60}?)\s*(?:<[^<>\s]+>)?\s*${anyOf("wrote")}\s*:?\s*$`,
  "iu",
);
/** `Priya Raman wrote on 17/3:` */
const WROTE_ON = new RegExp(
  String.raw`^\s*(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’.-]+){1,3})\s*(?:<[^<>\s]+>)?\s${anyOf("wrote")}\s${anyOf("onDate")}\s.{3,40}:\s*$`,
  "u",
);

/**
 * Marks the header blocks of mails, anywhere in the text, and sets the speaker of the lines below.
 * Undefined when there is none: the text is not a mail.
 */
export function readMail(lines: Line[]): Line[] | undefined {
  const blocks = headerBlocks(lines);
  if (blocks.length === 0) return undefined;
  const result = [...lines];
  let voice: Voice | undefined;
  /** The writer at each depth of quotes: below a quote, the answer is by the writer before it. */
  const writers: Voice[] = [];
  let turn = 0;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (line === undefined) continue;
    const block = blocks.find(({ first }) => first === at);
    if (block !== undefined) {
      voice = voiceOf(block.fields, ++turn);
      writers.length = 0;
      writers[line.quoted] = voice;
      for (let i = block.first; i <= block.last; i++) result[i] = headerLine(lines[i] ?? line, voice);
      at = block.last;
      continue;
    }
    const wrote = WROTE.exec(line.text) ?? WROTE_ON.exec(line.text);
    if (wrote?.[1] !== undefined) {
      voice = {
        self: wrote[1].trim(),
        audience: voice?.self ? [voice.self] : [],
        at: line.start,
        turn: ++turn,
      };
      result[at] = { ...line, header: "wrote", voice };
      const next = lines.slice(at + 1).find((it) => !isBlank(it));
      if (next !== undefined && next.quoted > line.quoted) writers[next.quoted] = voice;
      else writers.length = 0;
    } else if (voice !== undefined && !isBlank(line) && writers[line.quoted] !== undefined) {
      voice = writers[line.quoted] ?? voice;
      result[at] = { ...line, voice };
    } else if (voice !== undefined) {
      result[at] = { ...line, voice };
    }
  }
  return result;
}

interface HeaderBlock {
  first: number;
  last: number;
  fields: Map<string, { value: string; at: number }>;
}

/** Header lines with at least a sender and a recipient, subject or date. */
function headerBlocks(lines: Line[]): HeaderBlock[] {
  const blocks: HeaderBlock[] = [];
  for (let at = 0; at < lines.length; at++) {
    const block = blockAt(lines, at);
    if (block === undefined) continue;
    const named = ["to", "subject", "date"].filter((field) => block.fields.has(field)).length;
    if (block.fields.has("from") && named >= 1 && block.last > block.first) blocks.push(block);
    at = block.last;
  }
  return blocks;
}

function blockAt(lines: Line[], first: number): HeaderBlock | undefined {
  const fields: HeaderBlock["fields"] = new Map();
  let last = first - 1;
  for (let at = first; at < lines.length && at < first + 40; at++) {
    const line = lines[at];
    if (line === undefined || isBlank(line)) break;
    const match = HEADER.exec(line.text);
    if (match === null) {
      // A folded header continues, indented.
      if (at === first || !/^\s{1,}\S/.test(line.text)) break;
      const before = [...fields.values()].at(-1);
      if (before) before.value += ` ${line.text.trim()}`;
    } else {
      const word = (match[1] ?? "").toLowerCase();
      const value = match[2] ?? "";
      fields.set(FIELD.get(word) ?? word, { value, at: line.start + line.text.length - value.length });
    }
    last = at;
  }
  return last < first ? undefined : { first, last, fields };
}

function voiceOf(fields: HeaderBlock["fields"], turn: number): Voice {
  const from = fields.get("from");
  const to = fields.get("to");
  return {
    self: from?.value,
    at: from?.at,
    audience: to ? splitAddresses(to.value) : [],
    when: fields.get("date")?.value,
    turn,
  };
}

function headerLine(line: Line, voice: Voice): Line {
  const word = (HEADER.exec(line.text)?.[1] ?? "").toLowerCase();
  return { ...line, voice, header: FIELD.get(word) ?? (word || "to") };
}

/** `"O'Connor, Declan" <d@x>, Ann Lee; Bob` → each address as written. A comma in quotes, or before a given name, does not split. */
export function splitAddresses(value: string): string[] {
  const bySemicolon = value.split(";");
  const parts = bySemicolon.length > 1 ? bySemicolon : (value.match(/(?:"[^"]*"|<[^>]*>|[^,"<])+/g) ?? []);
  const whole: string[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    const isGiven = /^\s*[\p{L}.'’-]+\s*<[^>]*@/u.test(part) && last !== undefined && !/[@"]/.test(last);
    if (isGiven) whole[whole.length - 1] = `${last},${part}`;
    else whole.push(part);
  }
  return whole.map((part) => part.trim()).filter((part) => part !== "");
}
