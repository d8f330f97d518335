import type { Grammar } from "./grammar";

/** A pattern of sentences for a kind of learning. */
export interface LearningPattern {
  pattern: RegExp;
  confidence: number;
  /** The title is the text after the match, not the whole sentence. */
  isAfter?: true;
}

type Kind = "decision" | "assumption" | "constraint" | "contradiction";

/** How a language says what is decided, assumed, required, and what does not agree: data, no logic. */
export interface LearningWords {
  /** What its words do in a sentence; without it only the patterns are looked for. */
  grammar?: Grammar;
  patterns: Readonly<Record<Kind, readonly LearningPattern[]>>;
  /** Sentences that look like one and are none: negated, pending, a task, an inference. */
  excluded: Readonly<Record<Kind, RegExp>>;
  /** Sentences that assert nothing: conditions, wishes, hearsay, what is addressed to the reader. */
  unasserted: RegExp;
  /** Headings by the kind of their items, in lower case; `open` for questions, ideas and tasks, `reasons` for why something is done and what comes of it, `denied` for what is not to be done. */
  sections: Readonly<Record<Kind | "open" | "reasons" | "denied", RegExp>>;
  /** Verbs in the first person that need no pronoun: "decidimos". */
  firstPerson?: RegExp;
  /** What people say while they think. */
  spoken: RegExp;
  /** A source and what it says: "laut Kasse", "the register says". */
  source: RegExp;
  /** What separates two sources: "while", "aber". */
  turn: RegExp;
  votes: VoteWords;
  minor?: MinorWords;
  /** Words that deny: without them a statement is the opposite. */
  denial: RegExp;
  /** What records claim of a subject, to be compared with others. */
  claims?: ClaimWords;
}

/** How a vote is recorded. */
export interface VoteWords {
  vote: RegExp;
  /** All that does not say what is voted on: words of the vote, and those between them. */
  rest: RegExp;
  /** What a sentence has that moves something. */
  motion: RegExp;
  /** That it was not adopted. */
  lost: RegExp;
  /** Where every noun has a capital, a capital makes no name. */
  nouns?: "capitalized";
}

/** What makes a decision none that is worth a record. */
export interface MinorWords {
  /** What was decided is named elsewhere: "this", "the proposal above". */
  unnamed: RegExp;
  /** The routine of a meeting: the agenda, what is put off, new members. */
  routine: RegExp;
  /** A step of work, if what was decided begins with it: "review the drawings", but not "a list to review drawings". */
  step: RegExp;
  /** It is only mentioned: asked, argued, or decided long ago. */
  aside: RegExp;
  /** By when something is due: a date for the calendar. */
  deadline: RegExp;
}

export interface ClaimWords {
  /** Verbs between a subject and its figure, by kind: claims of different kinds are never compared. */
  verbs: readonly (readonly [kind: string, words: string])[];
  months: readonly string[];
  weekdays: readonly string[];
  /** After a time of day. */
  clock: string;
  /** What holds only on the day it was written. */
  timeBound: RegExp;
  /** Words that make a subject a clause. */
  clause: RegExp;
  /** Articles and other words that identify no subject. */
  generic: ReadonlySet<string>;
  least: RegExp;
  most: RegExp;
  /** Before what is denied of a subject. */
  denied?: RegExp;
  /** What a figure is for: "an hour"; the group is part of its unit. */
  per: RegExp;
  /** Before what was agreed: "we agreed that". */
  lead: RegExp;
  /** The end of the clause with the figure. */
  separators: RegExp;
}

/** From words to a pattern: a whole word at both ends. */
export const words = (source: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, "iu");

export const votes = (
  of: Record<"vote" | "between" | "motion" | "lost", string> & Pick<VoteWords, "nouns">,
): VoteWords => ({
  vote: words(of.vote),
  rest: new RegExp(words(`${of.vote}|${of.between}`).source, "giu"),
  motion: words(of.motion),
  lost: words(of.lost),
  ...(of.nouns && { nouns: of.nouns }),
});

export const minor = (of: Record<keyof MinorWords, string>): MinorWords => ({
  unnamed: words(of.unnamed),
  routine: words(of.routine),
  step: new RegExp(String.raw`^\P{L}*(?:${of.step})(?!\p{L})`, "iu"),
  aside: words(of.aside),
  deadline: words(of.deadline),
});

/** As `votes`, of a script without spaces between words. */
export const votesBySigns = (of: Record<"vote" | "motion" | "lost", string>): VoteWords => ({
  vote: new RegExp(of.vote, "u"),
  rest: new RegExp(of.vote, "gu"),
  motion: new RegExp(of.motion, "u"),
  lost: new RegExp(of.lost, "u"),
});

/** A pattern that is compiled when it is first used: those of all languages are work for the start of every process. */
function patternOf(compile: () => RegExp, of: Omit<LearningPattern, "pattern">): LearningPattern {
  let compiled: RegExp | undefined;
  return {
    ...of,
    get pattern() {
      compiled ??= compile();
      return compiled;
    },
  };
}

/** Phrases with how often they are right. */
export const phrases = (...rows: readonly (readonly [number, string])[]): LearningPattern[] =>
  rows.map(([confidence, source]) => patternOf(() => words(source), { confidence }));

/** Phrases that precede what they introduce. */
export const leads = (...rows: readonly (readonly [number, string])[]): LearningPattern[] =>
  rows.map(([confidence, source]) =>
    patternOf(() => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?:\s+|(?<=\s))(?=\S)`, "iu"), {
      confidence,
      isAfter: true,
    }),
  );

/** Labels before a colon at the start of a sentence. */
export const label = (source: string): LearningPattern => ({
  pattern: new RegExp(String.raw`^\P{L}{0,4}(?:${source})\s*[:：–—]\s*(?=\S)`, "iu"),
  confidence: 0.95,
  isAfter: true,
});

/** Phrases of a script without spaces between words. */
export const signs = (...rows: readonly (readonly [number, string])[]): LearningPattern[] =>
  rows.map(([confidence, source]) => ({ pattern: new RegExp(source, "iu"), confidence }));
