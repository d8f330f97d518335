import {
  anyOf,
  bareWord,
  type Document,
  FUNCTION_WORDS,
  firmsIn,
  GENERIC_ORG,
  isCapitals,
  isCommonWord,
  isGivenName,
  isParticle,
  isPlaceName,
  isPlainWord,
  isRole,
  LEGAL_FORMS,
  ORG_ENDINGS,
  slice,
  split,
  type TextSpan,
  textField,
  titleCase,
  withoutLink,
} from "@/lib/language";
import type { People } from "../people/people";

const A_MEETING = `interim|agm|teleconference|telecon|call|${anyOf("meeting", "minutes", "assembly")}`;
/** What the first two lines of a body's minutes contain apart from its name. */
const MEETS = new RegExp(String.raw`(?<!\p{L})(?:${A_MEETING}|${anyOf("board")})(?!\p{L})`, "iu");
/** Titles of notes, of what they are about, or of a kind of meeting. */
const NO_NAME = new RegExp(String.raw`(?<!\p{L})${anyOf("workingNote")}(?!\p{L})`, "iu");
/** The kind of body, as the line below the name of a church or club begins. */
const KIND = new RegExp(String.raw`^(?:\p{L}+\s){0,2}${anyOf("board")}(?!\p{L})`, "iu");
/** A part of a body, after its name. */
const PART = /\s(?:WG|SIG|TF|Branch|Chapter|Section|Lodge|District|Ward|Circuit|Deanery)$/i;
const END = /\s*[,|:;(]|\s[-–—]\s|\s{2,}|\t/;
const FIELDS = ["organisation", "organization", "org", "company", "branch", "club", "society", "association"];

/**
 * The body that meets, by the first line of its minutes: `Elternverein Am Anger ⏎ Protokoll der Sitzung …`, `QUILT WG -
 * interim`.
 */
export function letterhead(document: Document, people: People): TextSpan[] {
  return [...titleLine(document, people), ...namedField(document)];
}

const MAX_TITLE = 300;

function titleLine({ blocks, isChat, isAutomated }: Document, people: People): TextSpan[] {
  const [first, second] = blocks;
  if (first === undefined || isChat || isAutomated || first.header !== undefined || first.cells !== undefined)
    return [];
  if (first.text.length > MAX_TITLE) return [];
  const text = isCapitals(first.text) ? titleCase(first.text) : first.text;
  const below = second?.header === undefined ? (second?.text ?? "") : "";
  const name = split({ ...first, text }, PARTS)
    .map((part) => withoutMeeting(part))
    .find(
      (it) =>
        MEETS.test(`${text.replace(it.text, "")} ${below}`) &&
        isNameOfBody(it.text, below) &&
        people.within(it.start, it.end).length === 0,
    );
  return name === undefined ? [] : [name];
}

const isNameOfBody = (name: string, below: string): boolean =>
  (!MEETS.test(name) || OF_SEVERAL.test(name)) && (isOfBody(name) || KIND.test(below)) && isName(name);

/** Without the words for a meeting before and behind it, and without what follows: `Minutes of the … Council meeting, 3 May`. */
function withoutMeeting(part: TextSpan): TextSpan {
  const from = MEETING_OF.exec(part.text)?.[0].length ?? 0;
  const rest = part.text.slice(from);
  const end = Math.min(MEETING.exec(rest)?.index ?? rest.length, END.exec(rest)?.index ?? rest.length);
  return slice(part, from, from + rest.slice(0, end).trimEnd().length);
}

/** `4 March | Weaver Trust`, `Weaver: Steering Committee` */
const PARTS = /\s+[-–—|]\s+|:\s+/gu;

/** `Minutes of the …`, before the name of who met. */
export const MEETING_OF = new RegExp(
  String.raw`^(?:${anyOf("minutes", "meeting")}\s+)+(?:${anyOf("of", "of the")}\s+|${anyOf("the")}\s+)*(?=\p{Lu})`,
  "iu",
);
/** `… Meeting 2025-03-04`, `… weekly call`, behind it. */
const MEETING = new RegExp(
  String.raw`\s(?:(?:weekly|monthly|quarterly|annual|general|regular)\s)*(?:${A_MEETING}|sync|notes)(?!\p{L})`,
  "iu",
);

/** By its words: what a note is about may be the title as well. */
function isOfBody(text: string): boolean {
  const last = bareWord(text.split(/\s+/).at(-1) ?? "");
  return (
    PART.test(text) ||
    OF_SEVERAL.test(text) ||
    ORG_ENDINGS.has(last) ||
    LEGAL_FORMS.has(last) ||
    firmsIn({ start: 0, end: text.length, text }).length > 0
  );
}

/** `Technical Steering Committee`: with two words before it that say which. */
const OF_SEVERAL =
  /^\p{Lu}\S*\s(?:(?:\p{Lu}\S*|on|upon|under|in|of|the)\s)+(?:(?:Sub-?)?Committee|Board|Council|Task ?force|Working Group)$/iu;

/** Words of a name without a capital: "of", "für". */
const BARE = new RegExp(
  String.raw`^(?:&|\+|on|upon|under|${anyOf("of", "of the", "for", "the", "and", "in", "in the", "to")})$`,
  "u",
);

function isName(text: string): boolean {
  const words = text.split(/\s+/);
  const isOfSeveral = OF_SEVERAL.test(text);
  if (
    words.length > 7 ||
    (NO_NAME.test(text) && !isOfSeveral) ||
    isPlaceName(text) ||
    /\p{N}{3}|[.!?/]$/u.test(text)
  )
    return false;
  const bearing = words.filter((word) => !isParticle(word) && !BARE.test(word));
  return (
    bearing.every((word) => /^(?:[dl]['’])?\p{Lu}|^\d{1,2}(?:st|nd|rd|th)$/u.test(word)) &&
    (isOfSeveral || bearing.some((word) => isDistinctive(word))) &&
    (words.length > 1 || /['’]s$/.test(text))
  );
}

const isDistinctive = (word: string): boolean => {
  const key = bareWord(word);
  return (
    !isCommonWord(word) &&
    !isRole(word) &&
    !GENERIC_ORG.has(key) &&
    !FUNCTION_WORDS.has(key) &&
    (!isPlainWord(word) || isPlaceName(word) || isGivenName(word))
  );
};

/** `branch: Severn Transport Branch` in the frontmatter. */
function namedField({ source }: Document): TextSpan[] {
  const name = withoutLink(textField(source.frontmatter, ...FIELDS) ?? "");
  const at = name === "" ? -1 : source.text.indexOf(name);
  return at >= 0 && at < source.frontmatter.bodyStart && isName(name)
    ? [{ start: at, end: at + name.length, text: name }]
    : [];
}
