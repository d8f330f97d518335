import type { Phrase } from "@/lib/language";
import {
  bareWord,
  CALENDAR_WORDS,
  DEALING_IN,
  DEALING_WITH,
  FAMOUS_ORGS,
  FIRM_DOES,
  FUNCTION_WORDS,
  GENERIC_ORG,
  isCapitals,
  isCommonWord,
  isDemonym,
  isGivenName,
  isOrgName,
  isPlaceName,
  isPlainWord,
  isRole,
  isTitle,
  LANGUAGES,
  languageOf,
  MANY_ACT,
  matchKey,
  PLACE_WORDS,
  PRODUCT_WORDS,
  REACHED,
  ROLE_WORDS,
} from "@/lib/language";

const THING =
  "contract|agreement|deal|meeting|call|demo|account|invoice|quote|quotation|order|delivery|deliveries|proposal|offer|tender|lease|email|letter|pitch|partnership|ticket|bid|doses?|samples?|prices?|pricing|feedback|rep|representative|team|people|folks|engineers?|consultants?|lawyers?|buyers?|someone|somebody|contact|technician|shipment|goods|parts?|equipment|materials?|funding|grant|donation|sponsorship|money|loan|stock|supplies|tickets|services?|licen[cs]es?|kits?|sets?|grids|reagents|antibodies|flour|bread|fish|meat|wine|flowers|timber|steel|tiles|news|order form|visit|inspection|inspector|reply|answer|confirmation|report|renewal|insurance|policy|partnership|negotiations?|talks|workshop|session|chat|follow-?up|appointment|booking|discussions?|arrangement|subscription|membership|project|refund|complaint|claim|catch-?up|collaboration|conversation|lunch|coffee|dinner|handover|collection|pick-?up|deposit|payment|receipt|statement|survey|sample|brochure|catalogue|estimate|spare parts?|installation|training|support|help|filler|machine|pump|unit|device|system|software|printer|robot|tool|valve|sensor|boiler|oven|fridge|van|truck|crane|tractor|generator|filter|engine|model|sofa|table|chairs|desk|lamp|tent|marquee|cake|beer|cheese|coffee|bike|scanner|laptop|laptops|phones?";
const BEFORE: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:${THING}) (?:with|w\/|from|at|by|of|for) (?:the )?$`, "i"),
  /\b(?:client|customer|supplier|vendor|competitor|provider|distributor|manufacturer|contractor|employer|publisher|insurer|company|firm|startup|start-up|agency|charity|wholesaler|courier|caterer|partner|sponsor|funder|lender|landlord|subcontractor|printer)s?(?:[:,]? (?:is |called |named )?| ?\()$/i,
  /\b(?:people|guys|company|firm|folks|lot|outfit|place|shop),\s+$/i,
  /\b(?:works?|worked|working|job|intern(?:ing|ship)?|employed|consult(?:s|ing)|started|starts|role|position|career|interview(?:ed|s|ing)?|studies|studied|teaches|volunteers?) (?:at|for|with|w\/) (?:the )?$/i,
  /\b(?:order|ordered|ordering|buy|bought|lease|rent|purchase|purchased|hire|hired|get|got|borrow|source|sourced)\b[^.!?;]{0,50}\bfrom (?:the )?$/i,
  /\b(?:joined|joining|leaving|left|quit|founded|runs|acquired|acquiring|acquisition of|merger with|subsidiary of|owned by|sponsored by|funded by|hosted by|supplied by|managed by|behalf of|buy|buys|bought|acquire|acquires|sold to|sell to|selling to|contracted|subcontracted to|outsourced? to|invoice|invoiced|chase|chasing|paid|pay|sued|switch(?:ed|ing)? (?:from|to)|migrat(?:e|es|ed|ing|ion) (?:from|to)|hosted (?:at|by|with)|moved? to|stays? with|stick(?:ing)? with|signed? with|sign with|partner(?:ing|ed)? with|apply to|applied to|applying to) (?:the )?$/i,
  /\b(?:delivered|supplied|installed|built|made|provided|designed|printed|catered|sponsored|organi[sz]ed|run) by (?:the )?$/i,
  /(?<!\bp)(?<!\b(?:barn|market|fair|show|church|hall|field|farm|pub|station|park|house|home|lunch|party|wedding|ceremony|reception|camp|sale|auction|race|match|service|walk|held|met|meet|stay(?:ed|ing)?|live[sd]?|stop(?:ped)?|park(?:ed)?|arrived?) )\b(?:over |here |did this )?at $/i,
];
const AFTER =
  /^(?:['’]s (?:\p{Ll}+ )?(?:offer|quote|team|office|invoice|contract|lawyers?|ceo|cfo|cto|pricing|prices?|proposal|legal|response|bid|delivery|deliveries|terms|buyers?|board|management|account|policy|warehouse|headquarters|hq)|\s(?:contract|account|invoice|deal|pilot|quote|proposal|tender|lawyers|rep|warehouse|order|delivery|invoices|shipment|grant|funding|bursary|subscription|licen[cs]e|voucher|catalogue|representative|engineer|technician|implementation|outage|incident|status page)\b|\s(?:says|said|offered|quoted|confirmed|called|delivers?|ships?|charges?|raised (?:their|its) prices)\b(?=.{0,60}\b(?:they|their|its)\b))/iu;

/** "a generator from Jysk Kraft"; not "back from", "moved from". */
const SOMETHING_FROM =
  /(?<!\b(?:back|home|away|far|came|come|comes|moved|moving|travel|walk|drive|drove|flew|fly|flying|train|trains|bus|direct|different|apart|aside|move|switch|migrate|hours|hour|minutes|miles|everything|up|out|down|over|starting|ranging|return|returned|returning)) (?<=\p{Ll}{3,} )from (?:the )?$/u;
const WHO_DELIVER =
  /^,? (?:who|which|that) (?:deliver|suppl|sell|make|offer|provide|charge|ship|bake|grow|rent|print|repair|install|do)(?:s|ies|y)?\b/i;
const DEALS = /\b(?:from|to|with|by|at|via|w\/|for|of|call|chase|ask|pay|email|ring)\s+(?:the\s+)?$/i;
const DEALT =
  /^(?:['’]s\b|\s(?:was|were|is|are|has|have|will|said|says|can|cannot|deliver|delivers|delivered|sent|called|offered|quoted|wants?|needs?)\b)/i;

/** "Zurich Municipal want £412", "Mapfre pide 900 €" */
const ASKS_MONEY =
  /^\s(?:now |jetzt |nous |nos |nu )?(?:wants?|asks?|quote[sd]?|charge[sd]?|offer(?:s|ed)?|pide|cobra|ofrece|presupuesta|demande|propose|facture|verlangt|bietet|fordert|berechnet|vraagt|rekent|biedt|chiede|propone|offre|pede|oferece)\s(?:\p{L}+\s){0,2}?(?:[£$€¥]\s?\d|(?:EUR|CHF|USD|GBP|NOK|SEK|DKK)\s\d|\d[\d.,’' ]*\s?(?:[£$€¥]|EUR|CHF|euros?(?!\p{L})))/u;

const isDealing = ({ before }: Phrase): boolean => LANGUAGES.some(({ dealings }) => dealings?.test(before));

/** "Intermarché nous laisse le parking": in a language in which only names have capitals, also one word. */
const isActing = ({ block, words, after, text }: Phrase): boolean =>
  block.form !== "heading" &&
  !isGivenName(words[0] ?? "") &&
  (words.length > 1 || languageOf(block.text)?.code !== "de" || isCapitals(text)) &&
  LANGUAGES.some(({ acts }) => acts?.test(after));

/** "ask Barnardo's if they collect": nothing that is theirs follows. */
const isShopAsked = ({ before, after }: Phrase): boolean =>
  REACHED.test(before) && /^['’]s\s(?:if|whether|about|when|who|to|for)(?!\p{L})/u.test(after);

/** Everyone knows it, and it acts or is dealt with: "Apple rejected the build", "chez Amazon". */
const isFamous = (phrase: Phrase): boolean =>
  FAMOUS_ORGS.has(matchKey(phrase.text)) &&
  !FUNCTION_WORDS.has(bareWord(phrase.text)) &&
  (FIRM_DOES.test(phrase.after) || MANY_ACT.test(phrase.after) || isDealing(phrase));

/** Several words of which each alone is ordinary: "a refund from Northern Water", "Pebble Coffee want to". */
function couldBeNamed({ words, initial, text }: Phrase): boolean {
  const isOrdinary = (word: string): boolean => {
    const key = bareWord(word);
    return (
      ROLE_WORDS.has(key) || CALENDAR_WORDS.has(key) || FUNCTION_WORDS.has(key) || PRODUCT_WORDS.has(key)
    );
  };
  return (
    words.length > 1 &&
    words.length < 5 &&
    !initial &&
    !isPlaceName(text) &&
    !words.some(isOrdinary) &&
    !PLACE_WORDS.has(bareWord(words.at(-1) ?? "")) &&
    !isCapitals(text) &&
    !GENERIC_ORG.has(bareWord(words[0] ?? "")) &&
    !isGivenName(words[0] ?? "") &&
    !isTitle(words[0] ?? "")
  );
}

const pairScore = ({ before, after }: Phrase): number =>
  BEFORE.some((pattern) => pattern.test(before)) || AFTER.test(after) ? 1.5 : 0;

/** "pay Bouncy Barn invoice" */
export const isPaid = ({ before, after, words }: Phrase): boolean =>
  words.length > 1 && DEALING_IN.test(after) && (REACHED.test(before) || /(?:^|[-*\]]\s)$/.test(before));

/** What the text does with it, whatever it is called. */
function dealingScore(phrase: Phrase): number {
  const { before, after, words, block } = phrase;
  if (
    block.form === "heading" ||
    (words.length > 1 && isCapitals(phrase.text)) ||
    languageOf(block.text) !== undefined
  )
    return 0;
  // "Never do this", "Lines longer than 64 KiB are cut": any word may begin a sentence, and a number has a unit.
  const isOpen = phrase.initial && !/^\s(?:say|want|offer|quote|sell|deliver|charge)\s/.test(after);
  const isSingle = words.length === 1 && (/s$/.test(phrase.text) || isOpen || /\d\s$/.test(before));
  const isOne = !/(?:\band|,)\s$/.test(before) && (!isSingle || /^\p{Lu}{3,}$/u.test(phrase.text));
  const isDealtWith =
    DEALING_WITH.some((pattern) => pattern.test(before)) ||
    DEALING_IN.test(after) ||
    (isOne && MANY_ACT.test(after)) ||
    (words.length > 1 && (REACHED.test(before) || FIRM_DOES.test(after)));
  return isDealtWith ? 1.5 : 0;
}

/** A score of 1.5 or more makes a phrase an organisation, whatever its own words. */
export function orgContext(phrase: Phrase): number {
  if (isFamous(phrase)) return 1.5;
  if (!couldBeOrg(phrase))
    return couldBeNamed(phrase) ? Math.max(dealingScore(phrase), pairScore(phrase)) : 0;
  if (isActing(phrase) || isShopAsked(phrase)) return 1.5;
  // "### Supermarket contract": the word that begins a heading has a capital anyway.
  if (
    phrase.block.form === "heading" &&
    phrase.initial &&
    phrase.words.length === 1 &&
    /^\s\p{Ll}/u.test(phrase.after)
  )
    return 0;
  let score = isGivenName(phrase.words[0] ?? "") ? 0 : dealingScore(phrase);
  if (BEFORE.some((pattern) => pattern.test(phrase.before))) score += 1.5;
  if (AFTER.test(phrase.after) || WHO_DELIVER.test(phrase.after)) score += 1.5;
  if (phrase.words.length > 1 && SOMETHING_FROM.test(phrase.before)) score += 1.5;
  if (FAMOUS_ORGS.has(matchKey(phrase.text)) && (DEALS.test(phrase.before) || DEALT.test(phrase.after)))
    score += 1.5;
  // "La fanfare de Plouhinec demande 400 €": the band does.
  const isAsking = ASKS_MONEY.test(phrase.after) && !/\s(?:de|of|von|di|van)\s$/.test(phrase.before);
  if (!isGivenName(phrase.words[0] ?? "") && (isAsking || isDealing(phrase))) score += 1.5;
  if (/^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+/u.test(phrase.text)) score += 0.5;
  if (isOrgName(phrase.text)) score += 0.5;
  return score;
}

/** `Head Brewer`, `Deputy Mayor` */
const HEADS = /^(?:Head|Chief|Deputy|Senior|Junior|Lead|Assistant|Vice|Acting|Managing)$/;

/** Not a person's first name, a place, a month, a language, an ordinary word. */
export function couldBeOrg(phrase: Phrase): boolean {
  const { words, text } = phrase;
  if (words.length > 4 || text.length < 3 || !words.some((word) => word.length > 2) || isPlaceName(text))
    return false;
  const [first = "", ...others] = words;
  if (
    /['’](?:d|ll|re|ve)$|^(?:Mum|Mom|Dad|Mama|Papa|Mamá|Papá|Maman|Mamma|Papà)$/.test(text) ||
    HEADS.test(first) ||
    (others.length === 0 && isRole(first))
  )
    return false;
  if ((isGivenName(first) && words.length < 3) || isTitle(first)) return false;
  if (words.some((word) => CALENDAR_WORDS.has(bareWord(word)))) return false;
  if (words.length === 1) {
    const key = bareWord(first);
    if (PRODUCT_WORDS.has(key)) return false;
    // `LN2`: a substance, a room.
    if (/^\p{Lu}{1,2}$|^\p{Lu}{2,}\d$/u.test(first) || FUNCTION_WORDS.has(key)) return false;
    return !isCommonWord(first) && !isPlainWord(first) && !isDemonym(first);
  }
  return (
    words.includes("&") ||
    (!words.every((word) => isCommonWord(word) || isPlainWord(word) || isDemonym(word)) &&
      !isRole(words.at(-1) ?? ""))
  );
}
