import { ENGLISH_INSTITUTIONS } from "../english/institutions";
import { LANGUAGES } from "../languages";
import { anyIn, anyOf } from "../languages/vocabulary";
import { isCapitals } from "../text/headings";
import { overlaps, slice, type TextSpan } from "../text/span";
import { isGivenName } from "../words/lexicon";
import { isRole } from "./classify";
import { isKana } from "./han-shape";
import { isInitial } from "./person-name";
import { titleCase } from "./title-case";

const FORM = anyOf("legalForm");
/** Its length is bounded, since each letter behind a mark may begin a word: `A’A’A’…`. */
const WORD = String.raw`(?:[„“"«]?\p{Lu}[\p{L}\p{M}\p{N}'’.-]{0,60}[“”"»]?|\p{N}+[\p{L}]*)`;
const LINK = String.raw`(?:&|\+|${anyOf("in the name of a firm")})`;
const FIRM = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${WORD}(?:\s(?:${LINK}\s){0,2}${WORD}){0,6}?),?\s${FORM}(?![\p{L}\p{N}])`,
  "gu",
);
/** What a firm is called before its name: the name begins after it. */
const BEFORE = new RegExp(String.raw`^.*(?<!\p{L})${anyOf("beforeFirm")}\s+(?=\p{Lu})`, "iu");
/** Articles, also after a noun with a capital: `Das Angebot der Rohrbau GmbH`. */
const ARTICLES = new RegExp(
  String.raw`^(?:.*\s)?${anyOf("articleInside")}\s+(?=\p{Lu})|^${anyOf("leadsFirm")}\s+(?=\p{Lu})`,
  "iu",
);

const BODIES = LANGUAGES.flatMap(({ bodies, script }) =>
  bodies === undefined || script ? [] : [bodies],
).join("|");
/** A word of a name, perhaps after an article that is joined to it or a shortened one: `d'Orzeau`, `St. Kilian`, `Hnos. Luque`. */
const NAME = String.raw`(?:(?:Dr|Dres|Prof|med|dent|vet|St|Ste|Sta|Sto|Hl|Gebr|Bros|Hnos)\.\s?)*(?:[dl]['’])?\p{Lu}[\p{L}'’-]*`;
/** `Parrocchia di San Lorenzo in Lucina`: where the church is belongs to its name. */
const OF_SAINT = String.raw`(?:(?<=\s(?:San|Santa|Santo|S\.|Sant['’])\s?\p{Lu}[\p{L}'’-]*)\s(?:in|a)\s\p{Lu}[\p{L}'’-]*)?`;
/** Whose body it is: `Amicale des locataires du Clos Fleuri`. */
const MEMBERS = String.raw`(?:${anyOf("ofMembers")} \p{Ll}{5,}(?: (?:d['’]|de )\p{Ll}{4,})? (?=(?:d|v|a)\p{Ll}{0,3} ))?`;
/** Bodies by the word that they begin with, before a name: `Tafeltennisvereniging De Treffers`, `Association « Les Jardins »`. */
const BODY = new RegExp(
  String.raw`(?<![\p{L}.])(?:${BODIES})\s${MEMBERS}(?:${anyOf("ofBody")}\s?|d['’])?[„“"«]?\s?${NAME}(?:\s(?:${anyOf("withinBody")}\s)?${NAME}){0,4}${OF_SAINT}(?:\s(?:${anyIn(["fr", "es", "it", "pt"], "and")}|&|\+)\s\p{Lu}\p{Ll}+(?!\s?\p{L}))?(?:\s?[“”"»])?`,
  "gu",
);
/** `Schreinerei Lutz Angebote einholen`: in German a thing has a capital too, and is no part of the name before it. */
const THING_BEHIND = new RegExp(String.raw`(?<=\s\S+)(?:\s${anyOf("offer")})+$`, "iu");
const NAMED_BODIES = LANGUAGES.flatMap(({ namedBody }) => namedBody ?? []);
/** A body under the letters that it is called by: `DAC (Diocesan Advisory Committee)`. */
const EXPLAINED =
  /(?<=(?<!\p{L})\p{Lu}{2,6}\s\()(?:\p{Lu}\p{L}+\s(?:(?:of|for|and|the)\s)*){1,5}(?:Committee|Council|Board|Authority|Agency|Commission|Association|Society|Union|Trust|Federation|Partnership|Service|Group|Network|Institute)(?=\))/gu;
const INSTITUTION = new RegExp(
  `(?<!\\p{L})(?:${[ENGLISH_INSTITUTIONS, ...LANGUAGES.flatMap(({ institutions }) => institutions ?? [])].join("|")})(?!\\p{L})`,
  "gu",
);
/** Bodies in the middle of an English name: `Research Council of Norway`. */
const COUNCIL =
  /(?<!\p{L})(?:\p{Lu}\p{Ll}+\s){1,2}(?:Library|Museum|College|Federation|Union|Council|Agency|Institute|Academy|Association|Society|Authority|Ministry) (?:of|for) (?:the )?\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?/gu;

/** Shortened words: `Univ. of Edinburgh`, `Chicago Dept. of Buildings`. */
const SHORTENED =
  /(?<!\p{L})(?:\p{Lu}\p{Ll}+\s){0,2}(?:Univ|Dept|Inst|Min|Assoc|Soc|Dir)\. (?:of|for) (?:the )?\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?/gu;
/** `Argyll and Bute Council`: two places and one body. */
const JOINT =
  /(?<!\p{L})(\p{Lu}\p{Ll}+) (?:and|&) \p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )?(?:Council|Committee|Commission|Society|Association|Authority|Constabulary|Partnership|Trust)(?!\p{L})/gu;
/** Clubs by their letters: `Pendle Rovers FC`, `C.D. Valdemar`. */
const CLUB =
  /(?<![\p{L}.])(?:(?:C\.?D\.?|U\.?D\.?|S\.?D\.?|C\.?F\.?|A\.?S\.?D\.?|TSV|TuS|SpVgg|VfL|VfB|FC|SV|SC|RC) \p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}{2,})?|(?:\p{Lu}\p{Ll}{2,} ){1,2}(?:A\.?F\.?C\.?|R?\.?F\.?C\.?|AFC|RFC|FC|CC|YC|RC|WI|FA|PTA|PTFA|U3A))(?![\p{L}\d])/gu;

/** Firms by their legal forms: `Rohrbau Lehmann GmbH`, `Serunión Sur S.L.`, 株式会社星出版, 上海安达电梯有限公司. */
export function firmsIn(line: TextSpan): TextSpan[] {
  const block = isCapitals(line.text) ? { ...line, text: titleCase(line.text) } : line;
  const found: TextSpan[] = [];
  for (const { 0: text, index } of block.text.matchAll(FIRM)) {
    const lead = BEFORE.exec(text)?.[0].length ?? (/(?:e\. ?V\.|eG)$/.test(text) ? 0 : articleLength(text));
    const office = roleLength(text.slice(lead));
    const firm = slice(block, index + lead + office, index + text.length);
    if (/^\p{Lu}/u.test(firm.text) && firm.text.split(" ").length > 1) found.push(firm);
  }
  const bodies = [SHORTENED, JOINT, ...NAMED_BODIES, BODY, EXPLAINED, COUNCIL, CLUB, INSTITUTION].flatMap(
    (pattern) =>
      [...block.text.matchAll(pattern)]
        .filter(({ 1: first }) => first === undefined || pattern !== JOINT || !isGivenName(first))
        .map(({ 0: text, index }) => slice(block, index, index + text.replace(THING_BEHIND, "").length)),
  );
  return [
    ...found,
    ...bodies.filter((body, at) => !overlaps(body, found) && !overlaps(body, bodies.slice(0, at))),
    ...hanFirms(block),
  ];
}

/** `Vorsitzender SV Eichenried e.V.`: an office before the name. */
function roleLength(text: string): number {
  const [first = "", ...more] = text.split(" ");
  return more.length > 2 && isRole(first) && !isGivenName(first) && !isInitial(first) ? first.length + 1 : 0;
}

function articleLength(text: string): number {
  const length = ARTICLES.exec(text)?.[0].length ?? 0;
  return length > 0 && text.slice(length).split(" ").length > 1 ? length : 0;
}

/** `Istituto Comprensivo "Gianni Rodari"` begins with the word of a body. */
export const beginsWithBody = (text: string): boolean =>
  text.search(BODY) === 0 && !/^(?:As+ocia\p{L}+|Verein|Vereniging)\s[«„“"]/u.test(text);

const BODY_WORD = new RegExp(`^(?:${BODIES})$`, "u");
/** The word that a body is called by: `Bundesanstalt`, `Ayuntamiento`. */
export const isBodyWord = (word: string): boolean => BODY_WORD.test(word);

/** Is all of this the name of a firm or body? */
export const isFirm = (text: string): boolean =>
  firmsIn({ start: 0, end: text.length, text }).some(({ start, end }) => start === 0 && end === text.length);

/** In Japanese without kana the forms show, in Chinese the word at the end. */
function hanFirms(block: TextSpan): TextSpan[] {
  const own = isKana(block.text) ? "ja" : "zh";
  return LANGUAGES.flatMap(({ code, firmsInSigns: signs }) => {
    const pattern = code === own ? signs?.firm : signs?.form;
    return [...(pattern ? block.text.matchAll(pattern) : [])].flatMap(({ 0: text, index }) => {
      const lead = (code === own && signs?.before?.exec(text)?.[0].length) || 0;
      const firm = slice(block, index + lead, index + text.length);
      return firm.text.length > 3 ? [firm] : [];
    });
  });
}
