import { type Reading, Unreadable } from "../reading";
import { oneLine, textOfBytes } from "../text";

const TIMES = /^\s*((?:\d{1,3}:)?\d{1,2}:\d{2})[.,]\d{1,3}\s*-->\s*\d/;
const VOICE = /^<v(?:\.[\w.]+)?\s+([^>]{1,80})>/;
/** `Ann Lee:`, `Ann Lee (Acme):`, `Speaker 1 (Ann Lee):`; "Item 4:" is speech. */
const SPEAKER =
  /^(?:-\s*)?(\p{Lu}[\p{L}\p{M}.'’-]{0,30}(?: [\p{L}\p{M}.'’-]{1,30}){0,4}(?:(?: \d{1,2})? \([^()]{1,60}\))?):\s+/u;

/** The day of the recording, which some programs note at the beginning. */
const RECORDED = /^NOTE\s+(recorded(?: on)?:? \d{4}-\d\d-\d\d)\s*$/im;

interface Turn {
  speaker: string | undefined;
  at: string;
  text: string;
  /** What was added to it last: reading the end of a long text that still grows would copy all of it. */
  end: string;
}

/** A transcript (WebVTT, SubRip) as a chat: what a speaker says until the next one, with its time. */
export function readCaptions(bytes: Uint8Array): Reading {
  const turns: Turn[] = [];
  const blocks = textOfBytes(bytes).split(/\n[ \t]*\n/);
  for (const block of blocks) for (const turn of turnsIn(block)) add(turns, turn);
  if (turns.length === 0)
    throw new Unreadable("It has no captions: a time line such as 00:01.000 --> 00:04.000, then text");
  const recorded = RECORDED.exec(textOfBytes(bytes))?.[1];
  const lines = turns.map(({ speaker, at, text }) => (speaker ? `[${at}] ${speaker}: ${text}` : text));
  const text = lines.join(turns.some(({ speaker }) => speaker) ? "\n" : "\n\n");
  return { form: "text", text: recorded === undefined ? text : `${recorded}\n\n${text}` };
}

/** A cue: an optional name, its times, its lines. Notes and styles have no times. */
function turnsIn(block: string): Turn[] {
  const lines = block.split("\n");
  const times = lines.findIndex((line) => TIMES.test(line));
  const at = TIMES.exec(lines[times] ?? "")?.[1];
  if (at === undefined) return [];
  const found: Turn[] = [];
  for (const line of lines.slice(times + 1)) {
    const speaker = VOICE.exec(line.trim())?.[1] ?? SPEAKER.exec(line.trim())?.[1];
    const text = oneLine(plain(line.trim().replace(VOICE, "").replace(SPEAKER, "")));
    if (text !== "") add(found, { speaker: speaker && oneLine(plain(speaker)), at, text, end: text });
  }
  return found;
}

/** A caption is a few words: captions of one speaker, and those without one until a sentence ends, belong together. */
function add(turns: Turn[], next: Turn): void {
  const last = turns.at(-1);
  const isSame = last && (next.speaker === undefined || next.speaker === last.speaker);
  const isWhole =
    last !== undefined && last.speaker === undefined && last.text.length > 400 && SENTENCE.test(last.end);
  if (last && isSame && !isWhole) {
    last.text += ` ${next.text}`;
    last.end = next.end;
  } else turns.push({ ...next });
}

const SENTENCE = /[.!?…]["”]?$/;

const plain = (text: string): string =>
  text
    .replace(/<[^<>]{0,200}>/g, "")
    .replace(/\{\\[^{}]{0,100}\}/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&");
