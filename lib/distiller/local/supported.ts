import { ENGLISH_LEARNINGS, type WordClass } from "@/lib/language";
import type { Statement } from "../text/statements";
import { grammarOf, tokensOf } from "./classifier";
import type { Suspect } from "./doubts";
import { firstMatch } from "./pattern";
import { isRecorded, LABELED_AS } from "./worth";

/** What kind of text a decision is in; whether it is minuted takes a while to know. */
export interface Setting {
  /** A transcript of a long talk. */
  isTranscribed: boolean;
  isMinuted: () => boolean;
}

/**
 * Whether something besides its verb shows that a decision is one of the owner's: the heading above or the label before it, the first
 * person, or the minutes that it is in. Elsewhere a text also reports what others decided, how something is decided each time, and
 * what its author settled on while explaining.
 */
export function isSupported(suspect: Suspect, { isTranscribed, isMinuted }: Setting): boolean {
  const { kind, strength, statement } = suspect;
  if (kind !== "decision" || !grammarOf(statement)) return true;
  if (isAside(statement)) return false;
  if (statement.section === "decision") return isChoice(suspect);
  if (strength >= LABELED_AS) return true;
  // "We agreed on barges": in a talk, somebody's memory of an earlier one, or an argument.
  if (isTranscribed && statement.isSpoken) return false;
  return !isProcedure(statement) && (isRecorded(suspect) || isOurs(suspect) || isMinuted());
}

const SELF: readonly WordClass[] = ["we", "I"];
const DECIDED: readonly WordClass[] = ["decided", "dropped"];
const POSSIBLE: readonly WordClass[] = ["may"];
const WILLED: readonly WordClass[] = [...SELF, "will", "would", "must"];
const EXPLICIT: readonly WordClass[] = [...WILLED, "dropped", "kept", "instead"];
const CHOOSING: readonly WordClass[] = [...EXPLICIT, ...DECIDED];
const CHANGED: readonly WordClass[] = ["changed"];

/** "We decided", "Decidimos", and "Decided to", where nobody else is named. */
function isOurs({ name, statement }: Suspect): boolean {
  const words = classesOf(statement);
  const isBare = says(DECIDED, words.slice(0, 1)) && !statement.own.trim().startsWith(name.slice(0, START));
  return isBare || says(SELF, words) || (statement.words?.firstPerson?.test(statement.own) ?? false);
}
/** Characters that show whether a title begins where its sentence does. */
const START = 8;

/** "(it seems that we agreed on barges)" */
function isAside(statement: Statement): boolean {
  const own = statement.own.replace(/\([^()]*\)/g, " ");
  return (
    own !== statement.own &&
    says(DECIDED, classesOf(statement)) &&
    !says(CHOOSING, classesOf({ ...statement, own }))
  );
}

/** "The board may, by a vote of all its members, …": who can decide, and how. */
function isProcedure(statement: Statement): boolean {
  const words = classesOf(statement);
  const at = words.findIndex((classes) => says(DECIDED, [classes]));
  const before = words.slice(0, Math.max(0, at));
  return says(POSSIBLE, before) && !says(SELF, before);
}

/**
 * Whether a sentence below "Decision" chooses something. The first sentence may say it in any way, "One file per record"; the
 * next ones explain it, unless they say so; an item that names code says how a part of it works; what can be done is no choice.
 */
function isChoice({ statement }: Suspect): boolean {
  const words = classesOf(statement);
  if (statement.isItem)
    return !CODE.test(statement.raw) || says(CHOOSING, words) || says(CHANGED, words.slice(0, 1));
  if (says(POSSIBLE, words.slice(0, FIRST)) && !says(WILLED, words)) return false;
  const { patterns } = statement.words ?? ENGLISH_LEARNINGS;
  return (
    statement.previous === null ||
    says(EXPLICIT, words) ||
    firstMatch(statement.own, patterns.decision) !== null
  );
}
/** Words among which the main verb of a sentence is. */
const FIRST = 6;
/** `` `key` ``, `open_file`, `close()` */
const CODE = /`|\p{L}_\p{L}|\p{L}\(\)/u;

type Words = readonly (readonly WordClass[])[];

function classesOf(statement: Statement): Words {
  const classes = grammarOf(statement)?.classes;
  return tokensOf(statement.own).map((word) => classes?.get(word) ?? []);
}

const says = (of: readonly WordClass[], words: Words): boolean =>
  words.some((classes) => classes.some((each) => of.includes(each)));
