import type { Block } from "../text/block";
import { slice, type TextSpan } from "../text/span";

/** Legal forms that stand behind a name in any language; those that are also words need their dots or capitals. */
const FORM = [
  String.raw`GmbH(?: & Co\. ?KG(?:aA)?| & Co\.? OHG)?`,
  "AG(?: & Co\\. ?KG)?|KGaA|KG|OHG|gGmbH|mbH|eG",
  String.raw`e\. ?V\.|e\. ?K\.`,
  String.raw`S\.?A\.?R\.?L\.?|S\.?A\.?S\.?|S\.A\. de C\.V\.|S\.A\.|SA`,
  String.raw`S\. ?L\. ?U?\.?|SLU|S\. ?Coop\.`,
  String.raw`S\. ?[rR]\. ?[lL]\.?s?|Srl|SRL|S\. ?p\. ?A\.?|SpA|SPA|Soc\. Coop\.|S\.n\.c\.|S\.a\.s\.`,
  String.raw`L\.?da\.?|Ltda\.?|EIRELI|S/A`,
  String.raw`B\.V\.|BV|N\.V\.|NV|V\.O\.F\.|VOF`,
  String.raw`Ltd\.?|Limited|Inc\.?|LLC|LLP|PLC|plc`,
  "ApS|A/S|ASA|Oyj|Oy",
].join("|");
const WORD = String.raw`(?:[„“"«]?\p{Lu}[\p{L}\p{M}\p{N}'’.-]*[“”"»]?|\p{N}+[\p{L}]*)`;
const LINK = String.raw`(?:&|\+|de|del|della|delle|di|da|do|dos|das|du|des|la|le|el|van|von|für|of|the|y|e|et|und|en)`;
const FIRM = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${WORD}(?:\s(?:${LINK}\s){0,2}${WORD}){0,6}?),?\s(?:${FORM})(?![\p{L}\p{N}])`,
  "gu",
);
/** What a firm is called before its name: the name begins behind it. */
const BEFORE =
  /^.*(?<!\p{L})(?:firmen?|fa\.|unternehmen|anbieters?|gesellschaft|empresa|compañía|proveedor|société|entreprise|l['’]entreprise|ditta|impresa|società|fornitore|sociedade|fornecedor|bedrijf|firma|leverancier|company|supplier|contractor)\s+(?=\p{Lu})/iu;
/** Articles, and German nouns before one: `Das Angebot der Rohrbau GmbH`. */
const ARTICLES =
  /^(?:.*\s)?(?:der|des|dem|den|die|das)\s+(?=\p{Lu})|^(?:der|die|das|dem|den|des|la|le|les|el|los|las|il|lo|o|a|os|as|de|het|the|une?|una?|um|uma|een|eine?r?|avec|mit|con|com|met|with|from|von|bei|für|per|para|pour|da|dal|dalla|di|del|della|do|da|du|chez|für)\s+(?=\p{Lu})/iu;

/** Bodies by the word that they begin with, before a name: `Tafeltennisvereniging De Treffers`, `Association « Les Jardins »`. */
const BODY =
  /(?<![\p{L}])(?:\p{Lu}\p{Ll}*(?:verein|verband|vereniging|stichting|genossenschaft|genootschap|initiative|initiatief)|(?:Association|Associazione|Asociación|Associação|Coopérative|Cooperativa|Fondation|Fondazione|Fundación|Fundação|Ayuntamiento|Mairie|Commune|Comune|Gemeente|Câmara Municipal|Prefeitura|Diputación|Consejería|Ministère|Ministero|Ministerio|Ministério|Syndicat|Mutuelle|Collectif|Collège|Lycée|École|Colegio|CEIP|Escola|Scuola|Liceo|Istituto|Landkreis|Stadtwerke|Bundesamt|Landesamt|Sparkasse|Volksbank|Crédit|Caisse)(?:\s\p{Lu}\p{Ll}+(?:e|a|al|ale|iva|iste))?)\s(?:(?:de la|de los|de las|del|della|dello|dei|des|du|de|do|da|dos|das|di|van|für|voor)\s|d['’])?[„“"«]?\s?((?:\p{Lu}[\p{L}'’-]*)(?:\s(?:(?:de la|del|de|du|des|da|do|di|van|der)\s)?\p{Lu}[\p{L}'’-]*){0,4})\s?[“”"»]?/gu;
/** Bodies in the middle of an English name: `Research Council of Norway`. */
const COUNCIL =
  /(?<!\p{L})(?:\p{Lu}\p{Ll}+\s){1,2}(?:Council|Agency|Institute|Academy|Association|Society|Authority|Ministry) (?:of|for) (?:the )?\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?/gu;

/** Firms by their legal forms: `Rohrbau Lehmann GmbH`, `Serunión Sur S.L.`, 株式会社星出版, 上海安达电梯有限公司. */
export function firmsIn(block: Block): TextSpan[] {
  const found: TextSpan[] = [];
  for (const { 0: text, index } of block.text.matchAll(FIRM)) {
    const lead = BEFORE.exec(text)?.[0].length ?? (/(?:e\. ?V\.|eG)$/.test(text) ? 0 : articleLength(text));
    const firm = slice(block, index + lead, index + text.length);
    if (/^\p{Lu}/u.test(firm.text) && firm.text.split(" ").length > 1) found.push(firm);
  }
  const bodies = [BODY, COUNCIL].flatMap((pattern) =>
    [...block.text.matchAll(pattern)].map(({ 0: text, index }) => slice(block, index, index + text.length)),
  );
  return [
    ...found,
    ...bodies.filter((body) => !found.some((firm) => overlaps(firm, body))),
    ...hanFirms(block),
  ];
}

function articleLength(text: string): number {
  const length = ARTICLES.exec(text)?.[0].length ?? 0;
  return length > 0 && text.slice(length).split(" ").length > 1 ? length : 0;
}

const HAN = String.raw`\p{sc=Han}\p{sc=Katakana}ーA-Za-z0-9々`;
const JAPANESE_FIRM = new RegExp(
  `(?:株式会社|有限会社|合同会社)[${HAN}]{2,12}|[${HAN}]{2,12}?(?:株式会社|有限会社|合同会社)`,
  "gu",
);
const CHINESE_FIRM = /[\p{sc=Han}A-Za-z0-9]{2,20}?(?:有限(?:责任)?公司|集团|集團)/gu;
/** What can stand before a Chinese name without a blank. */
const CHINESE_LEAD =
  /^.*(?:联系|通知|委托|聘请|请|找|与|和|跟|给|向|由|从|在|的|是|到|及|同|对|为|采用|选择|选定|收到|来自|签约|邀请)(?=.{4,})/u;

function hanFirms(block: Block): TextSpan[] {
  const japanese = [...block.text.matchAll(JAPANESE_FIRM)].map(({ 0: text, index }) =>
    slice(block, index, index + text.length),
  );
  const chinese = [...block.text.matchAll(CHINESE_FIRM)].map(({ 0: text, index }) => {
    const lead = CHINESE_LEAD.exec(text)?.[0].length ?? 0;
    return slice(block, index + lead, index + text.length);
  });
  return [...japanese, ...chinese.filter(({ text }) => text.length > 5)];
}

const overlaps = (a: TextSpan, b: TextSpan): boolean => a.start < b.end && b.start < a.end;
