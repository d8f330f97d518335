import {
  ADDRESSED,
  anyOf,
  bareWord,
  COMPANIONS,
  DOING,
  FUNCTION_WORDS,
  isBareVerb,
  isCommitment,
  isGivenName,
  isOffice,
  isVerb,
  KIN,
  KIN_TITLES,
  type Language,
  type NameRun,
  PERSON_OBJECT_VERBS,
  PERSON_VERBS,
  ROLE_WORDS,
  type Token,
} from "@/lib/language";
import { GREETING, isNoName, isWord } from "../ordinary";

/** A first name and nothing else that does something, or to whom something is done: "Gideon rang", "with Gideon". */
export function isActing({ name }: NameRun, before: string, after: string, language?: Language): boolean {
  const [word = "", ...more] = name.words;
  // "Sister Pryce", "père Anselme"
  const isKin = name.title !== undefined && KIN_TITLES.has(name.title.toLowerCase());
  // "by Paddy's Day", "to Keegan & Pennykid"
  const beside = /^(?:['’]s|\s&)\s(\p{Lu}\p{L}+)/u.exec(after)?.[1];
  if (beside !== undefined && !isGivenName(beside)) return false;
  if (isKin && more.length === 0 && !isWord(word) && !isNoName(word, language)) return true;
  if (more.length > 0 || !isGivenName(word) || isNoName(word, language) || /\d\.?\s$/.test(before))
    return false;
  if (name.title !== undefined) return KIN_TITLES.has(name.title.toLowerCase());
  if (KIN.test(before)) return !FUNCTION_WORDS.has(bareWord(word));
  // `Mark to write to the council` as an item, `Paper: Gareth to ring the printers`.
  if (LEADS_ITEM.test(before) && isBareVerb(/^\sto\s(\p{Ll}+)\s/u.exec(after)?.[1] ?? "")) return true;
  if (isWord(word, language))
    return !FUNCTION_WORDS.has(bareWord(word)) || isMonth(word) ? WILL_DO.test(after) : false;
  const near = before.slice(-NEAR);
  return (
    isDoing(after, language) ||
    ADDRESSED.test(after) ||
    isGivenName(PAIR.exec(after)?.[1] ?? "") ||
    AND_I.test(after) ||
    /^\s\((?:our|my|the)\s/u.test(after) ||
    DESCRIBED.test(after) ||
    (ROLE_BEFORE.test(near) &&
      ROLE_WORDS.has(ROLE_BEFORE.exec(near)?.[1]?.toLowerCase() ?? "") &&
      after.startsWith(")")) ||
    COMPANIONS.test(near) ||
    language?.companions?.test(near) === true ||
    (PERSON_OBJECT_VERBS.has(/(\p{L}+)\s$/u.exec(near)?.[1]?.toLowerCase() ?? "") &&
      language === undefined) ||
    (/^[\s\d.*[\]x-]*$/.test(before) && /^(?::\s\p{Ll}|\s(?:to|--?|[–—])\s\p{Ll})/u.test(after))
  );
}

/** "Falta Nacho", "Ask Nacho", "Later Nacho": the name begins after the word that leads to it. */
export function withoutVerb(tokens: Token[], run: NameRun, language?: Language): NameRun {
  const [lead = "", word = "", ...more] = run.name.words;
  const isLead =
    run.name.title === undefined &&
    more.length === 0 &&
    isGivenName(word) &&
    !isGivenName(lead) &&
    ((language?.companions ?? COMPANIONS).test(`${lead.toLowerCase()} `) ||
      FUNCTION_WORDS.has(bareWord(lead)) ||
      isOffice(lead) ||
      KIN.test(`${lead} `) ||
      GREETING.test(lead) ||
      language?.words.has(lead.toLowerCase()) === true);
  const first = run.first + 1;
  return isLead
    ? { ...run, first, start: tokens[first]?.start ?? run.start, name: { ...run.name, words: [word] } }
    : run;
}

/** Nothing, or what the item is about. */
const LEADS_ITEM = /^\W*(?:\p{Lu}[\p{L}\d '’&/-]{1,40}:\s)?\W*$/u;

/** "Joan and Bertie were at the Ship." */
const PAIR = new RegExp(String.raw`^,?\s(?:&|\+|${anyOf("and")})\s(\p{Lu}\p{Ll}+)(?=\s\p{Ll}|[.,;])`, "u");
/** "Later Joan and I went to bed." */
const AND_I = new RegExp(String.raw`^,?\s${anyOf("and")}\s${anyOf("I", "me")}(?!\p{L})`, "u");

/** "ring Paddy the plasterer", "Molly in finance says", "Marek is on it" */
const DESCRIBED =
  /^\s(?:the\s\p{Ll}+(?:er|or|ist|ian|man|ect)(?!\p{L})|(?:in|from|at)\s(?:my |our |the )?\p{Ll}{3,}\s(?:says?|said|sent|sends|told|asks?|asked|wants?|needs?|will|has|thinks|rang|wrote)(?!\p{L})|is on (?:it|this|that)(?!\p{L}))/u;
/** "Physio (Kasia) saw him" */
const ROLE_BEFORE = /(\p{L}{4,})\s\($/u;
const NEAR = 40;

/** "Jun will re-plot the storm", "Grace has rung": what only somebody does. "Jan will be cold." */
const WILL_DO =
  /^\s(?:(?:will|can|could|should|must|would|to)\s(?:also\s|then\s)?(?!be\b|have\b|not\b|see\b|remain\b|stay\b|depend\b|help\b|need\b)\p{Ll}[\p{Ll}-]+\s(?:the|a|an|to|up|on|out|with|for|his|her|their|us|it|this|that|about|in)(?!\p{L})|['’]ll\s)/u;

const isMonth = (word: string): boolean => /^(?:Jan|Jun)$/.test(word);

/** Before a verb of its language: "Gideon rang", "Iker enviará", "Katja erstellt". */
function isDoing(after: string, language: Language | undefined): boolean {
  if (language === undefined) {
    const verb = /^\s(?:also |then |just |has |had |will )?(\p{Ll}+)/u.exec(after)?.[1] ?? "";
    if (PERSON_VERBS.has(verb) && !STATES.test(verb)) return true;
    const isForm = /(?:ed|s)$/.test(verb) || !isBareVerb(verb);
    return DOING.test(after) || (isVerb(verb) && isForm && !FUNCTION_WORDS.has(verb) && !STATES.test(verb));
  }
  const rest = after.replace(/^\s/, "").replace(language.clitics ?? /^$/u, "");
  const verb = /^\p{Ll}+/u.exec(rest)?.[0] ?? "";
  const clause = /^[^.;:!?]*/u.exec(rest)?.[0] ?? "";
  return (
    Object.hasOwn(language.verbs, verb) ||
    language.speech?.has(verb) === true ||
    language.auxiliaries?.test(rest) === true ||
    language.futures.some(([pattern]) => pattern.test(verb)) ||
    isCommitment(language, clause)
  );
}

/** "Felix is not here" */
const STATES = /^(?:is|was|are|were|has|had)$/;
