import type { Phrase } from "@/lib/language";
import {
  bareWord,
  CALENDAR_WORDS,
  FAMOUS_ORGS,
  FUNCTION_WORDS,
  isCommonWord,
  isDemonym,
  isGivenName,
  isOrgName,
  isPlaceName,
  isPlainWord,
  isTitle,
  LANGUAGES,
  matchKey,
  PRODUCT_WORDS,
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
  /(?<!\bp)\b(?:over |here |did this )?at $/i,
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

/** A score of 1.5 or more makes a phrase an organisation, whatever its own words. */
export function orgContext(phrase: Phrase): number {
  if (!couldBeOrg(phrase)) return 0;
  let score = 0;
  if (BEFORE.some((pattern) => pattern.test(phrase.before))) score += 1.5;
  if (AFTER.test(phrase.after) || WHO_DELIVER.test(phrase.after)) score += 1.5;
  if (phrase.words.length > 1 && SOMETHING_FROM.test(phrase.before)) score += 1.5;
  if (FAMOUS_ORGS.has(matchKey(phrase.text)) && (DEALS.test(phrase.before) || DEALT.test(phrase.after)))
    score += 1.5;
  if (!isGivenName(phrase.words[0] ?? "") && (ASKS_MONEY.test(phrase.after) || isDealing(phrase)))
    score += 1.5;
  if (/^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+/u.test(phrase.text)) score += 0.5;
  if (isOrgName(phrase.text)) score += 0.5;
  return score;
}

/** Not a person's first name, a place, a month, a language, an ordinary word. */
export function couldBeOrg(phrase: Phrase): boolean {
  const { words, text } = phrase;
  if (words.length > 4 || text.length < 3 || !words.some((word) => word.length > 2) || isPlaceName(text))
    return false;
  const [first = ""] = words;
  if ((isGivenName(first) && words.length < 3) || isTitle(first)) return false;
  if (words.some((word) => CALENDAR_WORDS.has(bareWord(word)))) return false;
  if (words.length === 1) {
    const key = bareWord(first);
    if (PRODUCT_WORDS.has(key)) return false;
    // `LN2`: a substance, a room.
    if (/^\p{Lu}{1,2}$|^\p{Lu}{2,}\d$/u.test(first) || FUNCTION_WORDS.has(key) || ROLE_WORDS.has(key))
      return false;
    return !isCommonWord(first) && !isPlainWord(first) && !isDemonym(first);
  }
  return (
    words.includes("&") ||
    (!words.every((word) => isCommonWord(word) || isPlainWord(word) || isDemonym(word)) &&
      !ROLE_WORDS.has(bareWord(words.at(-1) ?? "")))
  );
}
