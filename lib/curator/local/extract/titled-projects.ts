import {
  anyIn,
  anyOf,
  bareWord,
  CALENDAR_WORDS,
  type Document,
  FUNCTION_WORDS,
  isCommonWord,
  isGivenName,
  isHan,
  isPlaceName,
  isPlainWord,
  isTitle,
  mailSubject,
  ROLE_WORDS,
  slice,
  type TextSpan,
  textField,
} from "@/lib/language";
import type { FoundSpan } from "./entity";

/** The first lines of a note say what it is about. */
const TITLE_BLOCKS = 3;
const MAX_TITLE = 140;
const NAMED = 0.6;
const TITLED = 0.5;

/**
 * What the title of a note names and its papers are about: `Réu orga "Les Nuits du Canal"`, `SEDIMAR – WP3 telco`,
 * `#startmeeting Tidepool Maps release meeting`, `Progress meeting No 14 – Brook Lane`, `駅前店改装プロジェクト 第4回定例会議`.
 */
export const namedByTitle = (document: Document): FoundSpan[] =>
  titlesOf(document).flatMap((title) => quoted(title, document) ?? meant(title) ?? besidePaper(title) ?? []);

/** The subject of a mail, else the title of the frontmatter and the first lines. */
function titlesOf({ blocks, isChat, source }: Document): TextSpan[] {
  const subject = mailSubject(blocks);
  const commands = isChat ? blocks.filter(({ text }) => STARTS.test(text)) : [];
  const first = blocks
    .slice(0, subject ? 0 : TITLE_BLOCKS)
    .filter(({ header, voice }) => header === undefined && voice === undefined);
  const written = [...first, ...commands].filter(
    ({ cells, section }) => cells === undefined && section.kind !== "attendees",
  );
  return [...(subject ? [subject] : ownTitle(source)), ...written].filter(
    ({ text }) => text.length <= MAX_TITLE,
  );
}

function ownTitle({ frontmatter, text }: Document["source"]): TextSpan[] {
  const title = textField(frontmatter, "title") ?? "";
  const start = title === "" ? -1 : text.indexOf(title);
  return start < 0 ? [] : [{ start, end: start + title.length, text: title }];
}

const found = (
  block: TextSpan,
  match: RegExpExecArray | null,
  confidence: number,
  isOne: (name: string) => boolean = isName,
): FoundSpan[] | undefined => {
  const name = match?.[1]?.trim();
  if (match === null || name === undefined || !isOne(name)) return undefined;
  const at = match.index + match[0].indexOf(name);
  return [{ span: slice(block, at, at + name.length), confidence }];
};

/** A title in quotes, of a play, an exhibition, a campaign; not that of a body, nor of a chat. */
function quoted(block: TextSpan, { isChat }: Document): FoundSpan[] | undefined {
  const match = QUOTED.exec(block.text);
  const isOfBody =
    match !== null &&
    ([OF_BODY, ABBREVIATED, OF_BOOK].some((it) => it.test(block.text.slice(0, match.index))) ||
      /^\s?e\.\s?V\./.test(block.text.slice(match.index + match[0].length)));
  return isChat || isOfBody ? undefined : found(block, match, TITLED, isTitleOfWork);
}
/** `Kleingartenverein „Sonnenhang“`, `KGV "Abendfrieden"`, `Compagnie « Quai Vert »` */
const OF_BODY = new RegExp(String.raw`(?:club|${anyOf("bodyKind", "board", "assembly", "team")})\s$`, "iu");
const ABBREVIATED = /(?<!\p{L})\p{Lu}{2,4}\s$/u;
const OF_BOOK = /\b(?:book|reading|chapter|article|read)\b/iu;

const QUOTED =
  /(?:(?<![\p{L}\p{N}])[“”„"]|«\s?|「|『)([\p{Lu}\p{Lo}][^“”„"«»「」『』<>@:]{1,40}?)(?:\s?»|[“”"」』])(?!\p{L}{1,3}\s\p{Lu})/u;

const NAME = String.raw`(\p{Lu}[\p{L}\d’']{2,}(?:\s(?:\p{Ll}{1,3}\s){0,2}\p{Lu}[\p{L}\d’']+){0,3})`;

/** What a bot starts a meeting of, and what calls itself a project. */
const meant = (block: TextSpan): FoundSpan[] | undefined =>
  found(block, STARTS.exec(block.text), TITLED) ??
  found(block, OF_PROJECT.exec(block.text), NAMED) ??
  found(block, HAN_PROJECT.exec(block.text), NAMED);

const STARTS =
  /#startmeeting\s+(?!.*\b(?:[Cc]ommittee|[Cc]ouncil|[Bb]oard|SIG|sig|WG|wg|TC|tc)\b)(\p{L}[\p{L}\d.-]{3,}(?:\s\p{Lu}\p{Ll}+)?)\s(?:v?\d|core|[Ww]eekly|monthly|release|team|planning|[Mm]eeting|sync|dev|status)/u;
const OF_PROJECT = /^(\p{Lu}[\p{L}\d-]{2,})\sproject(?!\p{L})/u;
const HAN_PROJECT = new RegExp(
  String.raw`(?<![\p{sc=Han}\p{sc=Katakana}])([\p{sc=Han}\p{sc=Katakana}ー]{2,12}${anyIn(["ja", "zh"], "project")})`,
  "u",
);

/** A name before or behind what is written of it. */
function besidePaper(title: TextSpan): FoundSpan[] | undefined {
  const before = found(title, BEFORE_PAPER.exec(title.text), TITLED);
  const series = before ? null : SERIES.exec(title.text);
  if (series === null) return before;
  const rest = slice(title, series[0].length);
  return found(rest, LEADS.exec(rest.text), TITLED);
}

/** `SEDIMAR – WP3 telco`, `Tidelines – project notes`, `Harbour Light – production call` */
const BEFORE_PAPER = new RegExp(
  String.raw`^${NAME}\s[–—-]\s(?:(?:project|production|working|open|running|punch|progress|WP\d+)\s)?${anyOf("projectPaper")}(?!\p{L})`,
  "u",
);

/** `Progress meeting No 14 – Brook Lane`, `Rehearsal Report 14: The Salt Wife`, `Baubesprechung 12 – Kita Möwe` */
const SERIES = new RegExp(
  String.raw`^${anyOf("projectSeries")}(?:\s(?:n[ro]?[.º°]?\s?|#)?\d{1,4})?(?:\s?[–—:-])?\s(?=\p{L})`,
  "iu",
);
const LEADS = new RegExp(String.raw`^${NAME}(?=$|\s[–—-]\s|,)`, "u");

/** Not a day, a role, a place, somebody, or ordinary words alone. */
function isName(name: string): boolean {
  if (isHan(name)) return true;
  const words = name.split(/\s+/);
  const [first = ""] = words;
  if (/\d{4}|https?:/.test(name) || !/^\p{L}/u.test(name)) return false;
  if (isTitle(first) || (isGivenName(first) && words.length <= 2) || isPlaceName(name)) return false;
  if (words.some((word) => CALENDAR_WORDS.has(bareWord(word)) || ROLE_WORDS.has(bareWord(word))))
    return false;
  if (words.some((word) => BODY.test(word))) return false;
  const isOrdinary = (word: string): boolean =>
    isCommonWord(word) || isPlainWord(word) || FUNCTION_WORDS.has(bareWord(word));
  return words.length > 1
    ? !words.every((word) => isCommonWord(word) || FUNCTION_WORDS.has(bareWord(word)))
    : !isOrdinary(first);
}

/** In quotes several ordinary words are a title as well: "Slack Water". */
const isTitleOfWork = (name: string): boolean =>
  isName(name) || (/\s\p{Lu}/u.test(name) && !BODY.test(name) && !isGivenName(name.split(" ")[0] ?? ""));

const BODY = new RegExp(
  `^(?:${anyOf("board", "assembly", "team", "bodyKind", "meeting", "minutes", "agenda")}|committee|council|group|club|church|school|parish|ward|clinic|shop)$`,
  "iu",
);
