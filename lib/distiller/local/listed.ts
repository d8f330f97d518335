import { ENGLISH_LEARNINGS, isGivenName, type WordClass } from "@/lib/language";
import type { SingleKind } from "../learning";
import type { Statement } from "../text/statements";
import { grammarOf, tokensOf } from "./classifier";

/** Words that make a limit, apart from figures: "users can log in" limits nothing. */
const LIMITING: readonly WordClass[] = [
  "must",
  "forbidden",
  "not",
  "none",
  "only",
  "until",
  "more",
  "less",
  "kept",
  "limits",
];
/** Words that make a supposition: "availability of the network" supposes nothing. */
const SUPPOSING: readonly WordClass[] = [
  ...LIMITING,
  "be",
  "have",
  "may",
  "will",
  "would",
  "changed",
  "believed",
  "unproven",
];
/** First words of an item that explains another, asks, or says how to fill in a template. */
const NO_CLAIM: readonly WordClass[] = ["so", "question", "request"];
/** `<the limit>`, `[who decides]`: to be filled in. */
const PLACEHOLDER = /^\W*(?:<[^<>]*>|\[[^[\]]*\]|\{[^{}]*\}|_{2,})\W*$/u;

/** "Mira/Jonas: Draft the leaflet": what somebody is to do. */
const LABELED = /^\P{L}*((?:\p{Lu}[\p{L}’'-]+(?:\s?[/,&+]\s?|(?=\s?[:：])))+)\s?[:：]/u;
const isAssignment = (own: string): boolean => {
  const names = LABELED.exec(own)?.[1]?.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  return names.length > 0 && names.every((name) => isGivenName(name));
};

/** Whether an item makes a claim of the kind that its heading names, and is not a label, placeholder or reason. */
export function isClaimOf(kind: SingleKind, statement: Statement): boolean {
  const { own, raw, previous } = statement;
  if (previous !== null || PLACEHOLDER.test(raw) || /[:：]\s*$/.test(own)) return false;
  if (isAssignment(own)) return false;
  const grammar = grammarOf(statement);
  if (!grammar) return true;
  const words = tokensOf(own).map((word) => grammar.classes.get(word) ?? []);
  const says = (of: readonly WordClass[], among: readonly (readonly WordClass[])[]) =>
    among.some((classes) => classes.some((each) => of.includes(each)));
  if (says(NO_CLAIM, words.slice(0, 1))) return false;
  if (kind === "decision" || /\d/.test(own)) return true;
  return says(kind === "constraint" ? LIMITING : SUPPOSING, words);
}

/** `Scope: the whole team`, but not a sentence that has a colon somewhere. */
const FIELD = /^\P{L}*\p{L}[\p{L}\p{N} /-]{1,30}[*_]{0,2}:\s/u;

/** "Timeline: one day. Scope: the team. Resolution: pairing": a field among others of a list; after a motion it is its result. */
export function isFieldAmongOthers({ own, isItem, before, words }: Statement): boolean {
  if (!isItem || !before?.isItem || !ENGLISH_LEARNINGS.outcome.test(own)) return false;
  return FIELD.test(before.own) && !(words ?? ENGLISH_LEARNINGS).votes.motion.test(before.own);
}
