import { ENGLISH_LEARNINGS, FUNCTION_WORDS, isGivenName, titleOf, type WordClass } from "@/lib/language";
import { type SingleKind, SURE_FROM } from "../learning";
import type { Statement } from "../text/statements";
import { grammarOf, tokensOf } from "./classifier";
import type { Suspect } from "./doubts";
import { DATE } from "./own-matter";

/** A pattern's strength from which on it is explicit: "we decided", "we assume that". */
const EXPLICIT = { decision: 0.9, assumption: 0.88, constraint: 0.88 };
/** The same below "Decision", and for the result of a motion. */
const EXPLICIT_IF_RECORDED = 0.8;
/** Strength of "Constraint: …". */
export const LABELED_AS = 0.95;
/** Names that say what a learning is about; after "we decided to", fewer do, and with a verb of change one. */
const [MIN_NAMES, MIN_NAMES_AFTER] = [3, 2];
/** With this number of names it is clear what "this" is, unless the title begins with it. */
const CLEAR = 4;
const MIN_LETTERS = 4;
/** With this number of finds, most of them of one kind, a record is minutes, or the text of rules. */
const [MIN_FINDS, MIN_SHARE] = [4, 0.8];

/** Whether nearly all that is found in a record is of one kind. */
export function isOfOneKind(found: readonly Suspect[]): boolean {
  const counts = new Map<SingleKind, number>();
  for (const { kind } of found) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return found.length >= MIN_FINDS && Math.max(...counts.values()) >= MIN_SHARE * found.length;
}

/** Whether a find is worth a record where most that looks like a learning is none. */
export function isWorthARecord(suspect: Suspect, confidence: number): boolean {
  const { kind, strength, statement } = suspect;
  const words = statement.words ?? ENGLISH_LEARNINGS;
  if (strength === 0 || kind === "contradiction") return false;
  if (kind === "constraint")
    return (
      (isBinding(suspect) || (strength >= LABELED_AS && !isDueDate(suspect))) &&
      !words.minor?.aside.test(statement.text)
    );
  const explicit = kind === "decision" && isRecorded(suspect) ? EXPLICIT_IF_RECORDED : EXPLICIT[kind];
  if (confidence < SURE_FROM || strength < explicit || !isNamed(suspect)) return false;
  return kind === "assumption" || !isMinor(suspect);
}

/** Below "Decision", or the result of a motion. */
export function isRecorded({ evidence, statement }: Suspect): boolean {
  const { motion, vote } = (statement.words ?? ENGLISH_LEARNINGS).votes;
  return statement.section === "decision" || (vote.test(statement.text) && motion.test(evidence));
}

function isMinor(suspect: Suspect): boolean {
  const { name, statement } = suspect;
  const { minor } = statement.words ?? ENGLISH_LEARNINGS;
  if (isByOne(statement) || isHabitual(statement) || isOpenQuestion({ name, statement })) return true;
  if (statement.isReasoning || isCutOff(statement) || isTakenOn(statement) || refersBack(suspect))
    return true;
  if (minor === undefined) return false;
  return minor.step.test(name) || isRoutine(suspect) || minor.aside.test(statement.text);
}

/** What meetings settle again and again: their agenda, who pays for what, when the next one is. */
export function isRoutine({ kind, name, statement }: Suspect): boolean {
  const { minor } = statement.words ?? ENGLISH_LEARNINGS;
  return kind === "decision" && (minor?.routine.test(`${name} ${statement.text}`) ?? false);
}

const DECIDED: readonly WordClass[] = ["decided", "dropped"];
/** Words between who decides and that they do. */
const NEAR = 2;

/** "Mira has agreed to step in", in languages that turn it round too: what one person takes on, or what a person in an example does. */
function isByOne(statement: Statement): boolean {
  const classes = grammarOf(statement)?.classes;
  const words = tokensIn(statement.own);
  const at = words.findIndex((word) => says(DECIDED, classes?.get(word.toLowerCase()) ?? []));
  const isNear = [...words.slice(Math.max(0, at - 1 - NEAR), at), words[at + 1] ?? ""].some(isPerson);
  return at >= 0 && (isNear || (at <= NEAR && INITIALS.test(statement.own)));
}

const PROMISING: readonly WordClass[] = ["will", "would"];
const PROMISERS: readonly WordClass[] = ["I", "we"];

/** Who is to do something: "Mira" of "Mira would check the list", "Jo Ahmadi is going to fix it". */
function isPromisedBy(statement: Statement, isOne: (who: string) => boolean): boolean {
  const classes = grammarOf(statement)?.classes;
  const words = tokensIn(statement.own);
  const of = (text: string) => classes?.get(text.toLowerCase()) ?? [];
  return words.some((word, at) => {
    const [next = "", going = "", to = ""] = words.slice(at + 1, at + 4);
    const isNext =
      says(PROMISING, of(next)) || (of(next).includes("be") && says(PROMISING, of(`${going} ${to}`)));
    return isNext && (isOne(word) || (/^\p{Lu}/u.test(word) && isOne(words[at - 1] ?? "")));
  });
}

/** "The members agreed that Alexis would check the list": a task. */
const isTakenOn = (statement: Statement): boolean => isPromisedBy(statement, isPerson);

/** "I will hand it in, deadline is 11 December": a task with its day. */
function isPromise(statement: Statement): boolean {
  const classes = grammarOf(statement)?.classes;
  return isPromisedBy(
    statement,
    (who) => isPerson(who) || says(PROMISERS, classes?.get(who.toLowerCase()) ?? []),
  );
}

/** "EN agreed to open a second one": initials of a person. */
const INITIALS = /^\P{L}*\p{Lu}{2}(?!\p{L})/u;

const isPerson = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word) && isGivenName(word);

const ANY: readonly WordClass[] = ["any"];

/** "Every change of the address is decided by the board": a rule on who decides, unlike "all doors are locked". */
function isHabitual(statement: Statement): boolean {
  const of = (word: string) => grammarOf(statement)?.classes.get(word.toLowerCase()) ?? [];
  const [first = "", ...rest] = tokensIn(statement.own);
  return says(ANY, of(first)) && rest.some((word) => says(DECIDED, of(word)));
}

const ASKING: readonly WordClass[] = ["question"];

/** "It is decided by this flag whether the program stops": what is open, or decided each time. */
const isOpenQuestion = ({ name, statement }: Pick<Suspect, "name" | "statement">): boolean =>
  name
    .split(/[\s,:]+/u, 2)
    .some((word) => says(ASKING, grammarOf(statement)?.classes.get(word.toLowerCase()) ?? []));

/** "We decided for a chair to preside over the": the rest is on another line. */
function isCutOff({ own, words }: Statement): boolean {
  const last = /(?<!\p{L})\p{L}+\s*$/u.exec(own.slice(-MAX_LAST))?.[0].trim() ?? "";
  return words === undefined && FUNCTION_WORDS.has(last.toLowerCase());
}
const MAX_LAST = 20;

/** Words at the start of a title. */
const FIRST = 4;

/** "We will use this feature", "Then review it": without "we decided" it takes what came before. */
export function refersBack({ name, strength, statement }: Suspect): boolean {
  const unnamed = (statement.words ?? ENGLISH_LEARNINGS).minor?.unnamed.exec(name);
  return strength < EXPLICIT.decision && !!unnamed && tokensIn(name.slice(0, unnamed.index)).length < FIRST;
}

const tokensIn = (text: string): readonly string[] => text.match(/\p{L}[\p{L}'’]*/gu) ?? [];

/** The part between commas. */
const clauseAt = (text: string, at: number): string =>
  `${text.slice(0, at).split(", ").at(-1)}${text.slice(at).split(", ")[0]}`;

/** "This", and "against this". */
const isAtTheStart = (before: string): boolean => !/\S\s+\S/.test(before);

/** "Decision: Gainesville, FL": a label says nothing of what follows it. */
const LABELED = /^\P{L}*\p{L}[^:：]{0,40}[:：]/u;

const CHANGING: readonly WordClass[] = ["changed", "kept", "dropped", "instead", "from now on"];
/** Classes of words that may name what a learning is about. */
const NAMING: readonly WordClass[] = ["authority", "document", "limits"];

/** Whether the name alone shows what it is about: "Use Zoom calls", but not "Put this off", "Semantics". */
function isNamed({ name, statement }: Suspect): boolean {
  const classes = grammarOf(statement)?.classes;
  if (!classes) return true;
  const { votes, minor } = statement.words ?? ENGLISH_LEARNINGS;
  const matter = name.replace(votes.rest, " ");
  const of = (word: string) => classes.get(word.toLowerCase()) ?? [];
  const isName = (word: string) =>
    word.length >= MIN_LETTERS &&
    (of(word).length === 0 || says(NAMING, of(word))) &&
    !(statement.words === undefined && FUNCTION_WORDS.has(word.toLowerCase()));
  const tokens = tokensIn(matter);
  // "The waivers were approved, with Mira Sanders making the motion": who moved it does not say what.
  const isMoved = votes.motion.test(name);
  const isOfMover = (word: string, before = "") => isMoved && (isPerson(word) || isPerson(before));
  const namesIn = (text: string) => {
    const words = tokensIn(text);
    const hasShort = words.slice(1).some((word) => /^\p{Lu}.{1,2}$/u.test(word) && of(word).length === 0);
    return (
      words.filter((word, at) => isName(word) && !isOfMover(word, words[at - 1])).length +
      [hasShort, /\d/.test(text), text.includes("`")].filter(Boolean).length
    );
  };
  const names = namesIn(matter);
  const unnamed = minor?.unnamed.exec(name);
  if (unnamed && isAtTheStart(name.slice(0, unnamed.index))) return false;
  if (unnamed && namesIn(clauseAt(name, unnamed.index).replace(votes.rest, " ")) < CLEAR) return false;
  const isAfter = titleOf(statement.text) !== name && !LABELED.test(statement.text);
  return (
    names >= (isAfter ? MIN_NAMES_AFTER : MIN_NAMES) ||
    (tokens.some(isName) && tokens.some((word) => says(CHANGING, of(word))))
  );
}

const LIMITING: readonly WordClass[] = ["only", "more", "less", "per", "until"];
const OBLIGING: readonly WordClass[] = ["must", "forbidden"];
/** A longer sentence that says "we must" is a report. */
const MAX_WORDS = 20;
const GRANTING: readonly WordClass[] = ["authority"];
const OURS: readonly WordClass[] = ["we"];
const DATED: readonly WordClass[] = ["day"];
const CURRENCY = String.raw`(?:\p{Sc}|(?:EUR|USD|GBP|CHF|[Ee]uros?)(?!\p{L}))`;
const AMOUNT = new RegExp(String.raw`${CURRENCY}\s?\d|\d\s?${CURRENCY}`, "u");
/** "3 May", "May 3": the month that is no day by its class, since it is a verb as well. */
const IN_MAY = /(?<!\p{L})May \d{1,2}(?!\d)|(?<![\d.,])\d{1,2} May(?!\p{L})/u;

/** "The budget is at most 40,000 EUR", "the deadline is 3 May", "we must not exceed 200 ms": what binds the author, whatever else is in the text. */
export function isBinding(suspect: Suspect): boolean {
  const { kind, evidence, statement, strength } = suspect;
  const classes = grammarOf(statement)?.classes;
  if (kind !== "constraint" || strength < EXPLICIT_IF_RECORDED || !classes) return false;
  const words = tokensOf(statement.own).map((word) => classes.get(word) ?? []);
  const has = (of: readonly WordClass[]) => words.some((each) => says(of, each));
  if (!/\d/.test(evidence) || isPromise(statement)) return false;
  if (isDueDate(suspect)) return false;
  if (isGranted(statement)) return [AMOUNT, DATE, IN_MAY].some((each) => each.test(evidence)) || has(DATED);
  const at = words.findIndex((each) => says(OURS, each));
  const isOnUs = at >= 0 && words.slice(at + 1, at + 1 + NEAR).some((each) => says(OBLIGING, each));
  return isOnUs && has(LIMITING) && words.length <= MAX_WORDS;
}

/** "The budget is at most 40,000 EUR", "we must not exceed 200 ms": in a long text, other limits are of one of many things. */
export const isStrictlyBinding = (suspect: Suspect): boolean =>
  isBinding(suspect) && (AMOUNT.test(suspect.evidence) || isForbidden(suspect.statement));

const DENYING: readonly WordClass[] = ["not", "forbidden"];
const isForbidden = (statement: Statement): boolean =>
  tokensOf(statement.own).some((word) => says(DENYING, grammarOf(statement)?.classes.get(word) ?? []));

/** "The budget is 900 EUR", but not the law of "Vale Law": within a sentence, a capital makes a name. */
function isGranted({ own, words }: Statement): boolean {
  const { grammar, votes } = words ?? ENGLISH_LEARNINGS;
  const isNoun = votes.nouns === "capitalized";
  const [first = "", ...rest] = tokensIn(own);
  const kept = [first, ...rest.filter((word) => isNoun || !/^\p{Lu}\p{Ll}/u.test(word))];
  return tokensOf(kept.join(" ")).some((word) => says(GRANTING, grammar?.classes.get(word) ?? []));
}

/** "The deadline is 3 May" is a date for the calendar; what has to be paid by then is more. */
function isDueDate({ evidence, statement }: Suspect): boolean {
  const { minor } = statement.words ?? ENGLISH_LEARNINGS;
  return (minor?.deadline.test(statement.own) ?? false) && !AMOUNT.test(evidence);
}

/** "`title` may have at most 200 characters", "`API_KEY` must be set": what a specification says of its parts. */
export const isSpecified = ({ kind, evidence }: Suspect): boolean =>
  kind === "constraint" && /`|(?<!\p{L})\p{Lu}{2,}_\p{Lu}{2,}/u.test(evidence);

const says = (of: readonly WordClass[], classes: readonly WordClass[]): boolean =>
  classes.some((each) => of.includes(each));
