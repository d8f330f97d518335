import { labelKind } from "../text/labels";
import { isBlank, type Line, tail, type Voice } from "../text/line";
import { isPlainWord } from "../words/lexicon";
import { DAY, type Form, type Head, NAME, STAMP } from "./chat-stamp";
import { isChatNotice, speakerIn } from "./speaker";
import { stackedChat } from "./stacked-chat";

const LISTED = String.raw`\p{Lu}[\p{L}\p{M}'’ -]{1,30},\s\p{Lu}[\p{L}\p{M}'’-]{1,20}(?:\s\p{Lu}[\p{L}.]{0,15})?(?:\s\([^()]{1,60}\))?`;

/** `[10:32] Alice Chen: hi` and similar: the timestamp with or without brackets, the speaker, a colon. */
const INLINE = new RegExp(
  String.raw`^\s*(?:[[(<]?(${STAMP})[\])>]?\s*(?:[-–—|]\s*)?)?(${NAME})\s*(?:[[(]?(${STAMP})[\])]?\s*)?:(?:\s+|$)`,
  "iu",
);
/** `<alice> hi`, `10:32 <@alice> hi` */
const ANGLED = new RegExp(String.raw`^\s*(?:[[(]?(${STAMP})[\])]?\s*)?<[@+~ ]?([^<>\s][^<>]{0,38})>\s`, "iu");
/** `Alice Chen  10:32 AM` alone on its line, and `[10:32] Alice Chen`, as Slack, Teams and Discord paste. */
const ABOVE = new RegExp(
  String.raw`^\s*(?:↳\s*)?(?:(${LISTED}|${NAME})(?:\s+APP)?\s*[,—–-]?\s*[[(]?(${STAMP})[\])]?|[[(]?(${STAMP})[\])]?\s*[,—–-]?\s*(${LISTED}|${NAME})(?:\s\([^()]{1,60}\))?)\s*$`,
  "iu",
);
/** `20:31⇥勅使河原 誠⇥hi`, as LINE exports, and `2026-03-27 20:57:18⇥~kim⇥hi`, as WeeChat keeps. */
const TABBED = new RegExp(String.raw`^(${STAMP})\t([@+~&%]?)([^\t]{1,40})\t(?=\S)`, "iu");
/** The times of a subtitle, and the first line of its file. */
const CUE = /^\s*(?:(?:\d{1,3}:)?\d{2}:\d{2}[.,]\d{1,3}\s+-->\s.*|WEBVTT.*)$/u;
/** `*** kim <~kim@host> has joined #team`, `-!- kim is now known as kim_away`: who comes and goes, as the server says. */
const NOTICE = new RegExp(
  String.raw`^\s*(?:[[(]?(?:${STAMP})[\])]?\s*)?(?:\*{1,3}|-!-|-+>|<-+|[←→])?\s*\S{1,30}\s+(?:is now known as\s|(?:[<([][^\s<>]{0,80}@\S{1,120}\s+)?(?:has )?(?:joined|quit|left)\s+(?:#\S|IRC(?!\p{L})))`,
  "iu",
);
const REACTION = /^\s*(?::[\w+-]+:|\p{Extended_Pictographic})\s*\d*\s*$/u;

/**
 * Sets the speaker of each line of a chat, and removes it from the text. Undefined when the text is not a chat.
 */
export function readChat(written: Line[]): Line[] | undefined {
  const all = written.filter(({ text }) => !CUE.test(text) && !NOTICE.test(text));
  const known = [angled, tabbed, inline, above].find((it) => isChat(all, it));
  const { lines, form } = known === undefined ? (stackedChat(all) ?? {}) : { lines: all, form: known };
  if (lines === undefined || form === undefined) return undefined;
  const result: Line[] = [];
  let voice: Voice | undefined;
  let turn = 0;
  const speakers = new Set(lines.map((line) => form(line)?.name));
  for (const line of lines) {
    const head = form(line) ?? replyOf(line, form, speakers);
    if (head !== undefined) {
      // "Village group: Messages are end-to-end encrypted.": nobody says it.
      if (isChatNotice(line.text.slice(head.textAt))) {
        result.push(tail(line, head.textAt));
        continue;
      }
      const speaker = speakerIn(head.name);
      const at = head.at + speaker.from;
      voice = { self: speaker.name, audience: [], at, when: head.when, turn: ++turn };
      result.push({ ...tail(line, head.textAt), voice });
    } else if (!REACTION.test(line.text)) {
      result.push(voice && !isBlank(line) ? { ...line, voice } : line);
    }
  }
  return result;
}

/** `    Bhavesh K: yes`, in the thread below a message whose speaker has a line of his own. */
function replyOf(line: Line, form: Form, speakers: ReadonlySet<string | undefined>): Head | undefined {
  const head = form === above && /^\s{2,}/.test(line.text) ? inline(line) : undefined;
  return head !== undefined && speakers.has(head.name) ? head : undefined;
}

/** Enough messages, two speakers or a frequent one, and most of the lines have a speaker. */
function isChat(lines: Line[], form: Form): boolean {
  const filled = lines.filter((line) => !isBlank(line));
  const heads = filled.map(form).filter((head) => head !== undefined);
  const speakers = new Map<string, number>();
  for (const { name } of heads) speakers.set(name.toLowerCase(), (speakers.get(name.toLowerCase()) ?? 0) + 1);
  const stamped = heads.filter((head) => head.when !== undefined).length;
  const repeated = [...speakers.values()].some((count) => count > 1);
  if (form === above)
    return heads.length >= 2 && stamped === heads.length && followed(filled, form) && repeated;
  if (form === angled || form === tabbed) return heads.length >= 2 && heads.length * 2 >= filled.length;
  const enough = stamped * 2 > heads.length ? heads.length >= 2 : heads.length >= 3 && repeated;
  const isFew = speakers.size <= Math.max(3, heads.length * 0.75) || heads.every(isExported);
  return enough && isFew && heads.length * 2 >= filled.length;
}

/** By day and minute, as phones export a group in which each may speak once. */
const isExported = ({ when = "" }: Head): boolean => EXPORTED.test(when);
const EXPORTED = new RegExp(`^${DAY}[,T ]`, "iu");

/** Text follows nearly every line with a speaker, unlike in a timetable. */
function followed(filled: Line[], form: Form): boolean {
  const heads = filled.map((line, at) => ({ at, head: form(line) })).filter(({ head }) => head !== undefined);
  const empty = heads.filter(({ at }) => {
    const next = filled[at + 1];
    return next === undefined || form(next) !== undefined;
  });
  return empty.length <= heads.length * 0.2;
}

function angled(line: Line): Head | undefined {
  const match = ANGLED.exec(line.text);
  const name = match?.[2];
  if (match === null || name === undefined) return undefined;
  return { name, at: line.start + match[0].indexOf(name), when: match[1], textAt: match[0].length };
}

function tabbed(line: Line): Head | undefined {
  const [all = "", when = "", mode = "", name = ""] = TABBED.exec(line.text) ?? [];
  // `--⇥kim is now known as kim_`
  return /\p{L}/u.test(name)
    ? { name, at: line.start + when.length + 1 + mode.length, when, textAt: all.length }
    : undefined;
}

/** Without what is in brackets, no name has six words. */
const isLong = (name: string): boolean =>
  name
    .replace(/\([^()]*\)/gu, "")
    .trim()
    .split(/\s+/).length > 5;

function inline(line: Line): Head | undefined {
  const match = INLINE.exec(line.text);
  const name = match?.[2];
  if (match === null || name === undefined || /^\s*[-*•]\s/.test(line.text)) return undefined;
  const when = match[1] ?? match[3];
  if (isLong(name) || (when === undefined && isLabel(name))) return undefined;
  const at =
    line.start +
    (match[1]
      ? match[0].indexOf(name, match[0].indexOf(match[1]) + match[1].length)
      : match[0].indexOf(name));
  return { name, at, when, textAt: match[0].length };
}

/** `Owner: …`, and of a stand-up `y: …`, `blockers: …` */
const isLabel = (name: string): boolean =>
  labelKind(name) !== undefined || /^\p{Ll}$/u.test(name) || (/^\p{Ll}+$/u.test(name) && isPlainWord(name));

function above(line: Line): Head | undefined {
  const match = ABOVE.exec(line.text);
  const name = match?.[1] ?? match?.[4];
  // "9:41 AM", alone, is a time.
  if (match === null || name === undefined || isLong(name) || /^[ap]\.?m\.?$/iu.test(name)) return undefined;
  const at = line.start + line.text.indexOf(name);
  return { name: name.trim(), at, when: match[2] ?? match[3], textAt: line.text.length };
}
