import {
  anyIn,
  anyOf,
  type Block,
  type Document,
  isCommonWord,
  isGivenName,
  isHan,
  isHanName,
  isInitial,
  isPlaceName,
  isPlainWord,
  isRole,
  isSurname,
  isTitle,
  isUnlikelyGiven,
  isUnlikelySurname,
  nameRuns,
  slice,
  split,
  type TextSpan,
  textField,
  tokenise,
} from "@/lib/language";
import { writtenBy } from "./written-by";

const MIN_BLOCKS = 3;
const LAST_LINES = 2;
const MAX_TITLE = 120;
const MAX_NAME = 40;

/** `Minutes: Ann Lee`, `Protokoll: Miriam Tal`, `Secrétaire de séance : Nadia Benali` */
const WRITES = new RegExp(`^${anyOf("writtenBy")}$`, "iu");

/** What somebody keeps: "Ruth's list", "Notizbuch Karl Reuter", "Carnet de Sophie". */
const KEPT = anyOf("notebook");
const POSSESSED = new RegExp(
  String.raw`^\W*(\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}'’-]+)?)['’]s\s(?:\p{L}+\s){0,2}${KEPT}(?!\p{L})`,
  "iu",
);
const IS_KEPT = new RegExp(String.raw`(?<!\p{L})${KEPT}(?!\p{L})|${anyIn(["ja", "zh"], "notebook")}`, "iu");
const BEGINS_KEPT = new RegExp(String.raw`^\W*${KEPT}\s+(?=\p{Lu})`, "iu");
/** Between the parts of a title. */
const BETWEEN = new RegExp(
  String.raw`\s*[–—|·:：,、()（）[\]\u3000*]\s*|\s-+\s|\s{3,}(?:-+\s)?|(?<=\p{Ll}{3})\.\s|(?<!\p{L})${anyOf("keptBy")}\s`,
  "giu",
);
/** A name after one of these is what the note is about. */
const OTHERS = new RegExp(
  String.raw`(?<!\p{L})(?:meeting|call|interview|visit|talk|lunch|${anyOf("with", "for", "about")})(?!\p{L})`,
  "iu",
);

/**
 * The writer that a note other than a mail or chat names: in a line such as `Notes: Ann Lee`, in its title, or in a separate line
 * at its end.
 */
export function authorOf(document: Document): TextSpan | undefined {
  if (document.isMail || document.isChat) return undefined;
  const { blocks } = document;
  return (
    blocks.find(({ label, text }) => label && WRITES.test(label.text) && text.length <= MAX_NAME) ??
    titled(document) ??
    writtenBy(document).flatMap((name) => writerIn(name, document) ?? [])[0] ??
    (blocks.length < MIN_BLOCKS ? undefined : blocks.slice(-LAST_LINES).map(signed).find(Boolean))
  );
}

/** The name in the field `author` of the frontmatter. */
export const authorField = ({ source }: Document): string | undefined =>
  textField(source.frontmatter, "author", "writer", "by");

/** A first name, or an initial before a surname. */
const isSomebody = (span: TextSpan): boolean =>
  isGivenName(span.text.split(/\s/u)[0] ?? "") || isInitialled(span);

function isInitialled({ text }: TextSpan): boolean {
  const [first = "", surname = ""] = text.split(/\s+/u);
  return isInitial(first) && /^\p{Lu}\p{L}*\p{Ll}/u.test(surname);
}

/** "written by T. Okoro", "scritto da Primo.": behind words that say so, also a name that is no first name known. */
function writerIn(span: TextSpan, { source }: Document): TextSpan | undefined {
  const words = [...span.text.matchAll(/\S+/gu)];
  const from = words.findIndex(({ 0: word }) => !isTitle(word) && !isRole(word));
  const name = slice(span, words[from]?.index ?? 0);
  if (isInitialled(name)) return name;
  const isAlone = /^\s*(?:[\n,.;()–—-]|$)/u.test(source.masked.slice(span.end, span.end + 4));
  const isWord = isPlainWord(name.text) || isCommonWord(name.text) || isPlaceName(name.text);
  return isAlone && !isWord && /^\p{Lu}\p{Ll}{2,}$/u.test(name.text) && !TIMES.test(name.text)
    ? name
    : undefined;
}

/** `Ruth Abernathy - to do`, "Marcus's list", `Notizbuch Karl Reuter, KW 46`, or a name below such a title; of any note the only `T. Okoro` in its head. */
function titled({ blocks, source }: Document): TextSpan | undefined {
  const first = blocks.findIndex(
    ({ form, text, voice, label }, at) =>
      // `p. 113 — T. Okoro`: a number in a title makes no list.
      (form === "item" && (at > 0 || blocks[1]?.form === "item")) ||
      form === "row" ||
      text.length > MAX_TITLE ||
      voice !== undefined ||
      label !== undefined,
  );
  const head = blocks.slice(0, Math.min(HEAD_LINES, first < 0 ? HEAD_LINES : first));
  const isKept = [source.filename.replace(/[_-]/g, " "), ...head.map(({ text }) => text)].some((text) =>
    IS_KEPT.test(text),
  );
  const named = head
    .filter(({ text }) => !(text.length > MAX_NAME && /[.!?…]$/.test(text)))
    .flatMap((block) => split(block, BETWEEN).flatMap((part) => nameBefore(part, block) ?? []));
  if (isKept) return head.map(possessor).find(Boolean) ?? named[0];
  const [initialled, ...others] = named.filter(isInitialled);
  return others.length === 0 ? initialled : undefined;
}

const HEAD_LINES = 3;

/** "Marcus's list", "I am Ines Corder" */
function possessor(block: Block): TextSpan | undefined {
  const han = HAN_POSSESSED.exec(block.text)?.[1] ?? "";
  if (han !== "") return slice(block, block.text.indexOf(han), block.text.indexOf(han) + han.length);
  const owner = (POSSESSED.exec(block.text) ?? I_AM.exec(block.text))?.[1] ?? "";
  const [first = ""] = owner.split(" ");
  const isWord = isPlainWord(first) || isCommonWord(first) || isPlaceName(first);
  if (owner === "" || TIMES.test(first) || (isWord && !isGivenName(first))) return undefined;
  const at = block.text.indexOf(owner);
  return slice(block, at, at + owner.length);
}

/** 美咲のやること: also a first name, but no time and no place. */
const HAN_POSSESSED = new RegExp(
  String.raw`^[\s#("「『【]*(?!${anyOf("nobody")})([\p{sc=Han}々]{1,4}(?:[ 　][\p{sc=Han}\p{sc=Hiragana}]{1,4})?|[\p{sc=Katakana}ー]{2,6}|\p{sc=Hiragana}{2,4})${anyOf("honorific")}?${anyOf("ofBehind")}${anyOf("thisWeek")}?${anyOf("ofBehind")}?(?:${anyIn(["ja", "zh"], "notebook")}|to-?do)`,
  "iu",
);
const I_AM = new RegExp(
  String.raw`(?<!\p{L})${anyOf("iAm")}\s(\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}'’-]+)?)`,
  "u",
);

/** The name in a part of a title, unless the words before it mean that the note is about that person. */
const nameBefore = (part: TextSpan, { start, text }: Block): TextSpan | undefined =>
  OTHERS.test(text.slice(0, part.end - start)) || /=\s*$/.test(text.slice(0, part.start - start))
    ? undefined
    : nameIn(part, /\($/.test(text.slice(0, part.start - start)));

/** The name that a part of a title is, or ends with: "Notizbuch Karl Reuter". */
function nameIn(part: TextSpan, isAside = false): TextSpan | undefined {
  if (isHan(part.text)) {
    const [before, behind] = [
      HAN_KEPT.exec(part.text)?.[0].length ?? 0,
      HAN_KEPT_BEHIND.exec(part.text)?.index,
    ];
    const bare = slice(part, before, behind ?? part.text.length);
    return isHanName(bare.text) ? bare : undefined;
  }
  const kept = BEGINS_KEPT.exec(part.text)?.[0].length ?? 0;
  const rest = slice(part, kept);
  const [run, ...more] = nameRuns(tokenise(rest.text));
  const [first = ""] = run?.name.words ?? [];
  const isWhole = run !== undefined && run.start <= 1 && run.end >= rest.text.length - 1;
  const isName =
    (isSomebody(rest) && (isAside || !isPlainWord(first)) && !TIMES.test(first)) ||
    (isAside && isFullName(run?.name.words ?? []));
  return isWhole && more.length === 0 && isName ? slice(rest, run.start, run.end) : undefined;
}

/** "Hollis Stroud": two words that may be a first name and a surname. */
const isFullName = ([first = "", surname = "", ...more]: readonly string[]): boolean =>
  more.length === 0 &&
  surname.length > 2 &&
  !isInitial(first) &&
  !isUnlikelyGiven(first) &&
  !isUnlikelySurname(surname) &&
  (isSurname(surname) || !isPlaceName(surname));

/** 週報 田中, 田中 日報 */
const HAN_KEPT = new RegExp(`^${anyIn(["ja", "zh"], "notebook")}[ \u3000]+`, "u");
const HAN_KEPT_BEHIND = new RegExp(`[ \u3000]+${anyIn(["ja", "zh"], "notebook")}$`, "u");

const TIMES = /day$|^(?:april|may|june|august|autumn|summer|winter)$/i;

/** `— Hilary`, `A. Munro`, `J. Penhaligon, churchwarden` */
function signed(block: Block, at: number, last: readonly Block[]): TextSpan | undefined {
  // "— Hilary" reads as an item.
  const isForm = block.form === "text" || (block.form === "item" && at === last.length - 1);
  const [, lead = "", name = ""] = SIGNED.exec(block.text) ?? SIGNED_AS.exec(block.text) ?? [];
  if (!isForm || block.label !== undefined || !block.gap || name === "") return undefined;
  return slice(block, lead.length, lead.length + name.length);
}

const SIGNED =
  /^([\s_–—-]*(?:\p{Ll}{2,6}\.\s)?)(\p{Lu}[\p{L}'’-]*\.?(?:\s\p{Lu}[\p{L}'’-]*\.?){0,2})[\s._]*$/u;
/** At least two words: "Tom, please ring" would be a call. */
const SIGNED_AS = /^([\s–—-]*)(\p{Lu}[\p{L}'’-]*\.?(?:\s\p{Lu}[\p{L}'’-]*){1,2}),\s\p{Ll}[^.,]{2,30}\.?$/u;
