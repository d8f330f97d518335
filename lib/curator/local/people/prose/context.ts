import { isPlainWord, PERSON_OBJECT_VERBS, PERSON_VERBS, ROLE_WORDS } from "@/lib/language";

/** The text around a name in prose, as evidence for or against a person of the note. */

const BEFORE =
  /(?:^|[\s(])(?:with|and|or|through|from|by|cc|to|owner|contact|attn|per|via|for|between|plus|including|colleague|named|called|w\/|@|dear|hi|hello|hey|morning|thanks|regarding|re)[:,]?\s+$/i;
const SPOKE_WITH =
  /\b(?:agreed|agree|talked|talk|spoke|speak|met|meet|meeting|call|lunch|coffee|dinner|chat|chatted|discussed|checked|confirmed|arranged|sync|catch-?up|caught up|worked|working|appointment|interview|session) (?:with|w\/)\s+$/i;
const ROLE_BEFORE =
  /(?:^|[\s(])(?:manager|director|head|lead|boss|chair|ceo|cto|cfo|coo|founder|co-founder|partner|assistant|secretary|treasurer|president|teacher|tutor|coach|doctor|nurse|engineer|architect|designer|developer|lawyer|solicitor|agent|landlord|tenant|neighbou?r|colleague|friend|cousin|brother|sister|wife|husband|son|daughter|mother|father|uncle|aunt|auntie|nephew|niece|grandson|granddaughter|grandfather|grandmother|grandma|grandpa|mum|mom|dad|fianc[ée]e?|boyfriend|girlfriend|classmate|flatmate|roommate|client|customer|contact|supervisor|professor|student|intern|trainee|volunteer|supplier|rep|candidate|applicant|consultant|contractor|plumber|electrician|guest|host|speaker|owner|photographer|baker|chef|builder|electrician|gardener|cleaner|driver|translator|editor|author|artist|musician|pianist|vet|dentist|gp|midwife|surgeon|carpenter|roofer|plasterer|painter|surveyor|solicitor|accountant|bookkeeper|inspector|officer|principal|headteacher|librarian|caretaker|steward|warden|organiser|organizer|buyer|name is|is|are|was|were|ms|mr)(?:[,:]?\s+|\s*\(\s*)$/i;
const ROLE_AFTER =
  /^,?\s*(?:\(|,\s*(?:the|our|my|their|his|her|a|an|who|from|head|chief|director|manager|lead|chair|senior|junior|president|ceo|cto|cfo|coo|vp|project|product|programme|program|sales|account|class|team|site|engineer|architect|owner|of|at)\b|(?:from|of|at)\s+(?:the\s+)?\p{Lu}|\((?:she|he|they)\/)/u;
/** "I know someone at Foodloop, Jasmijn Hoekstra." */
const SOMEONE =
  /\b(?:someone|somebody|person|contact|guy|lady|woman|man|friend|colleague|expert|boss|assistant|neighbour|neighbor|partner|co-founder|manager|director|owner|teacher|doctor|lawyer|lead)\b[^.!?;:,]{0,40},\s*$/i;
/** Names occur beside names. */
const NAME_BEFORE = /\p{Lu}\p{L}+ \p{Lu}[\p{L}'’-]+(?:\s\([^()]{1,40}\))?(?:,|,? and| or)\s+$/u;
const NAME_AFTER = /^(?:\s\([^()]{1,40}\))?(?:,|,? and)\s+\p{Lu}\p{L}+ \p{Lu}\p{L}+/u;
const CITED_BEFORE =
  /(?:\bas|\bwhat|\bby the (?:author|writer|poet|artist)|\bquot(?:e|es|ed|ing)(?: from| by)?|\baccording to|\b(?:re-?)?read(?:ing)?|\bbooks?(?: by| from)?|\b(?:read|reading|watch|watching|listen|something|anything|stuff|latest|album|series|exhibition|show|translation|edition)\b[^.!?]{0,30}\bby|\b(?:novel|essay|article|paper|poem|talk|lecture|podcast|song|album|film|movie|cookbook|recipe|painting|biography|memoir|play|documentary|interview)s?(?: by| from| of| with| w\/| about)?|\bdownload(?:ed|ing)?|\bstream(?:ed|ing)?|\bbinge[sd]?|["”’]\s*[-–—]|\binspired by|\blike|\b[àa] la|\bstyle of|\bfan of|\bin the words of|\bwatch(?:ing|ed)?|\blisten(?:ing|ed)? to|\bchapter (?:on|by)|["”»’*_] by|\bauthors?|\bauthor of)\s+$/i;
const CITED_AFTER =
  /^(?:,\s*["“‘*_]|['’]s?\s+(?:[\p{Ll}]+\s+)?(?:books?|novel|theor(?:y|em)|law|principle|essays?|talk|podcast|cookbook|album|films?|movie|tower|biography|memoir|framework|quote|rule|matrix|razor|paradox|hierarchy|poems?|paintings?|music|recipe|method|speech|ted talk|work on|line|advice on)\b|\s+(?:famously|once (?:said|wrote|told)|argues|writes(?: in| that|,|:)|coined|quipped|put it|et al)|\s+(?:said|wrote) about\b|\s+would (?:turn|roll|be (?:proud|horrified|spinning))\b|[- ]style\b)/iu;
const EXAMPLE_BEFORE =
  /(?:\be\.?g\.?,?|\bfor example,?|\bfor instance,?|\bsuch as|\bsay,|\blike|\bimagine|\bexample:|\bsample:|\bplaceholder:?|\bsuppose)\s+["“']?$/i;

/** A role right before the name. */
export const isIntroduced = (before: string): boolean => ROLE_BEFORE.test(before) || hasForeignRole(before);

/** "Die Kassiererin Gudrun Behnke": English words of this list are often no roles. */
function hasForeignRole(before: string): boolean {
  const word = /(\p{L}{4,})\s+$/u.exec(before)?.[1] ?? "";
  return ROLE_WORDS.has(word.toLowerCase()) && !isPlainWord(word);
}

/** `**Ann Lee:** Suggested a smaller lamp` */
export const isQuoted = (after: string): boolean => /^:\W{1,4}\p{Lu}\p{Ll}+(?:ed|ly)\s\p{Ll}/u.test(after);

/** "Ann Lee then led the talk", "Ann Lee suggested to wait": what only people do in minutes. */
export const isSpeaking = (after: string): boolean => SPEAKS.test(after);
const SPEAKS =
  /^\s(?:also |then |next |briefly )?(?:said|noted|asked|led|initiated|shared|clarified|gave an? |presented|suggested|explained|raised|proposed|seconded|volunteered|thanked|introduced|chaired|argued|replied|pointed out|reported|offered to|agreed to|moved (?:to|that)|expressed|summari[sz]ed|commented|mentioned)(?!\p{L})/iu;

/** In quotation marks or in passing: an author, a celebrity, an example. */
export const isCited = (before: string, after: string): boolean =>
  CITED_BEFORE.test(before) || CITED_AFTER.test(after) || EXAMPLE_BEFORE.test(before);

/** `'Gertrude Jekyll'` is a rose, `"Hi John Smith, …"` a template. */
export function isInQuotes(text: string, start: number, end: number): boolean {
  if (/["“‘'«]$/.test(text.slice(0, start)) && /^["”’'»](?!s\b)/.test(text.slice(end))) return true;
  const opened = text.slice(0, start).match(/["“”]/g)?.length ?? 0;
  return opened % 2 === 1 && /["”]/.test(text.slice(end));
}

/** 0 without evidence; each sign of a person who acts in the note adds. Negative: hardly a person. */
export function contextScore(before: string, after: string): number {
  let score = 0;
  const verbAfter = /^\s*(?:\([^()]{1,60}\)\s*)?(?:also |then |just |has |had )?([\p{L}'’]+)/u
    .exec(after)?.[1]
    ?.toLowerCase()
    .replace("’", "'");
  const verbBefore = /([\p{L}-]+)\s+$/u.exec(before)?.[1]?.toLowerCase();
  if (verbAfter !== undefined && !/^\s*[,.;:]/.test(after) && PERSON_VERBS.has(verbAfter)) score += 1.5;
  if (verbBefore !== undefined && PERSON_OBJECT_VERBS.has(verbBefore)) score += 1.5;
  else if (SPOKE_WITH.test(before)) score += 1.5;
  else if (BEFORE.test(before) || isIntroduced(before)) score += 1;
  const label = /([\p{L}-]+)\s*:\s*$/u.exec(before)?.[1]?.toLowerCase();
  if (label !== undefined && ROLE_WORDS.has(label)) score += 2;
  if (/[\p{L}\d]\s\($/u.test(before) && /^\)/.test(after)) score += 1.8;
  if (/(?:^|\s)@$/.test(before)) score += 3;
  if (SOMEONE.test(before)) score += 1.8;
  if (NAME_BEFORE.test(before) || NAME_AFTER.test(after)) score += 0.8;
  if (/\(\s*$/.test(before) && /^\s*[,)]/.test(after)) score += 0.8;
  if (/^[\s\d.)*-]{0,4}$/.test(before) && /^\s*(?:[-–—:(]|,\s)/.test(after)) score += 0.8;
  if (/['’]s\s+$/.test(before)) score += 0.5;
  if (ROLE_AFTER.test(after)) score += 1;
  if (/^\s*[<(][\w.+'-]+@/.test(after)) score += 3;
  if (/^\s+to\s+\p{Ll}{2,}/u.test(after) || /^['’](?:ll|d)\b/.test(after)) score += 0.7;
  if (/(?:^|\s)(?:the|a|an|this|that|these|those|our|each|every|any|no|some)\s+$/i.test(before)) score -= 3;
  if (/(?:^|\s)(?:in|near|at|across|visit(?:ing)?)\s+$/i.test(before)) score -= 1.5;
  return score;
}
