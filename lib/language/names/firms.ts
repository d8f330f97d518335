import { ENGLISH_INSTITUTIONS } from "../english/institutions";
import { LANGUAGES } from "../languages";
import type { Language } from "../match/language";
import { isCapitals } from "../text/headings";
import { overlaps, slice, type TextSpan } from "../text/span";
import { isGivenName } from "../words/lexicon";
import { isRole } from "./classify";
import { titleCase } from "./title-case";

/** Legal forms that stand behind a name in any language; those that are also words need their dots or capitals. */
const FORM = [
  String.raw`GmbH(?: & Co\. ?KG(?:aA)?| & Co\.? OHG)?`,
  "AG(?: & Co\\. ?KG)?|KGaA|KG|OHG|gGmbH|mbH|eG",
  String.raw`e\. ?V\.|e\. ?K\.`,
  String.raw`S\.?A\.?R\.?L\.?|S\.?A\.?S\.?|S\.A\. de C\.V\.|S\.A\.|SA`,
  String.raw`S\. ?L\. ?[UP]?\.?|SLU|SLP|S\. ?Coop\.`,
  String.raw`[Ss]\. ?[rR]\. ?[lL]\.?s?|Srl|SRL|srl|snc|[Ss]\. ?p\. ?[Aa]\.?|SpA|SPA|[Ss]oc\. ?[Cc]oop\.|[Ss]\.n\.c\.|[Ss]\.a\.s\.`,
  String.raw`L\.?da\.?|Ltda\.?|EIRELI|S/A`,
  String.raw`B\.V\.|BV|N\.V\.|NV|V\.O\.F\.|VOF`,
  String.raw`Ltd\.?|Limited|Inc\.?|LLC|LLP|PLC|plc`,
  String.raw`a\.\s?s\.|s\.\s?r\.\s?o\.|d\.o\.o\.|Kft\.?|Zrt\.?`,
  "ApS|A/S|ASA|Oyj|Oy|SE|CIO|CIC|Pty Ltd|[&+] Partner(?: GmbH| mbB)?|[&+] (?:Söhne|Sohn|Co\\.)(?: (?:GmbH(?: & Co\\. ?KG)?|KG|OHG|AG))?|PartG(?:mbB)?|P/L|Pty",
].join("|");
const WORD = String.raw`(?:[„“"«]?\p{Lu}[\p{L}\p{M}\p{N}'’.-]*[“”"»]?|\p{N}+[\p{L}]*)`;
const LINK = String.raw`(?:&|\+|de|del|della|delle|di|da|do|dos|das|du|des|la|le|el|van|von|für|of|the|y|e|et|und|en)`;
const FIRM = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${WORD}(?:\s(?:${LINK}\s){0,2}${WORD}){0,6}?),?\s(?:${FORM})(?![\p{L}\p{N}])`,
  "gu",
);
/** What a firm is called before its name: the name begins behind it. */
const BEFORE =
  /^.*(?<!\p{L})(?:\p{L}*(?:sitzung|versammlung|protokoll|besprechung)|firmen?|fa\.|agentur|agence|agencia|agenzia|agência|cabinet|unternehmen|anbieters?|gesellschaft|empresa|compañía|proveedor|société|entreprise|l['’]entreprise|ditta|impresa|società|fornitore|sociedade|fornecedor|bedrijf|firma|leverancier|company|supplier|contractor)\s+(?=\p{Lu})/iu;
/** Articles, and German nouns before one: `Das Angebot der Rohrbau GmbH`. */
const ARTICLES =
  /^(?:.*\s)?(?:der|des|dem|den|die|das)\s+(?=\p{Lu})|^(?:der|die|das|dem|den|des|la|le|les|el|los|las|il|lo|o|a|os|as|de|het|the|une?|una?|um|uma|een|eine?r?|avec|mit|con|com|met|with|from|von|bei|für|per|para|pour|da|dal|dalla|di|del|della|do|da|du|chez|für)\s+(?=\p{Lu})/iu;

const BODIES = LANGUAGES.flatMap(({ bodies, script }) =>
  bodies === undefined || script ? [] : [bodies],
).join("|");
/** A word of a name, perhaps behind an article that is joined to it or a shortened one: `d'Orzeau`, `St. Kilian`, `Hnos. Luque`. */
const NAME = String.raw`(?:(?:Dr|Dres|Prof|med|dent|vet|St|Ste|Sta|Sto|Hl|Gebr|Bros|Hnos)\.\s?)*(?:[dl]['’])?\p{Lu}[\p{L}'’-]*`;
/** `Parrocchia di San Lorenzo in Lucina`: where the church is belongs to its name. */
const OF_SAINT = String.raw`(?:(?<=\s(?:San|Santa|Santo|S\.|Sant['’])\s?\p{Lu}[\p{L}'’-]*)\s(?:in|a)\s\p{Lu}[\p{L}'’-]*)?`;
/** Whose body it is: `Amicale des locataires du Clos Fleuri`. */
const MEMBERS = String.raw`(?:(?:des|de las|de los|de|dei|degli|delle|dos|das|der|van) \p{Ll}{5,}(?: (?:d['’]|de )\p{Ll}{4,})? (?=(?:d|v|a)\p{Ll}{0,3} ))?`;
/** Bodies by the word that they begin with, before a name: `Tafeltennisvereniging De Treffers`, `Association « Les Jardins »`. */
const BODY = new RegExp(
  String.raw`(?<![\p{L}.])(?:${BODIES})\s${MEMBERS}(?:(?:de la|de los|de las|del|della|dello|dei|des|du|de|do|da|dos|das|di|van|für|voor|zu|am|an der|der|dell['’])\s?|d['’])?[„“"«]?\s?${NAME}(?:\s(?:(?:de la|del|de|du|des|da|do|di|van|der|an der|am|ob der|im|bei|in der)\s)?${NAME}){0,4}${OF_SAINT}(?:\s(?:et|e|y|&|\+)\s\p{Lu}\p{Ll}+(?!\s?\p{L}))?(?:\s?[“”"»])?`,
  "gu",
);
/** In German an adjective has a capital only in a name: `das Bischöfliche Bauamt`. */
const GERMAN_BODY =
  /(?<=[\p{L},(]\s)\p{Lu}\p{Ll}{3,}(?:isch|lich)e[nmrs]?\s\p{Lu}\p{Ll}*(?:amt|stelle|anstalt|werke?|verein|verband|bund|kammer|gericht|gemeinde|ministerium|akademie|institut|gesellschaft|stiftung|kasse)(?:e?s)?(?!\p{L})/gu;
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
  const bodies = [SHORTENED, JOINT, GERMAN_BODY, BODY, EXPLAINED, COUNCIL, CLUB, INSTITUTION].flatMap(
    (pattern) =>
      [...block.text.matchAll(pattern)]
        .filter(({ 1: first }) => first === undefined || pattern !== JOINT || !isGivenName(first))
        .map(({ 0: text, index }) => slice(block, index, index + text.length)),
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
  return more.length > 2 && isRole(first) && !isGivenName(first) ? first.length + 1 : 0;
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

const HAN = String.raw`\p{sc=Han}\p{sc=Katakana}ーA-Za-z0-9々`;
const endingsOf = (code: Language["code"]): string =>
  LANGUAGES.find((language) => language.code === code)?.bodies ?? "";
const JAPANESE_FIRM = new RegExp(
  `(?:株式会社|有限会社|合同会社)[${HAN}]{2,12}|(?:アトリエ|工房|劇団|ギャラリー|デザイン室)[${HAN}]{2,8}|(?:(?<![${HAN}ぁ-ん])[ぁ-ん]{2,6})?[${HAN}り]{2,16}?(?:${endingsOf("ja")})(?![${HAN}])`,
  "gu",
);
const JAPANESE_FORM = new RegExp(
  `(?:株式会社|有限会社|合同会社)[${HAN}]{2,12}|[${HAN}]{2,12}?(?:株式会社|有限会社|合同会社|組合|協会)`,
  "gu",
);
const CHINESE_FIRM = new RegExp(String.raw`[\p{sc=Han}A-Za-z0-9]{1,20}?(?:${endingsOf("zh")})`, "gu");
/** What can stand before a Chinese name without a blank. */
const CHINESE_LEAD =
  /^.*(?:联系|通知|将|把|让|被|采购|购买|订购|委托|聘请|请|找|与|和|跟|给|向|由|从|在|的|是|到|及|同|对|为|采用|选择|选定|收到|来自|签约|邀请)(?=.{4,})/u;

function hanFirms(block: TextSpan): TextSpan[] {
  const isJapanese = /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(block.text);
  const matches = [...block.text.matchAll(isJapanese ? JAPANESE_FIRM : CHINESE_FIRM)];
  const plain = isJapanese ? [] : [...block.text.matchAll(JAPANESE_FORM)];
  return [...plain, ...matches].flatMap(({ 0: text, index }) => {
    const lead = isJapanese ? 0 : (CHINESE_LEAD.exec(text)?.[0].length ?? 0);
    const firm = slice(block, index + lead, index + text.length);
    return firm.text.length > 3 ? [firm] : [];
  });
}
