import type { LearningWords } from "./learnings";

/** What rules need of a language besides English: data, no logic. */
export interface Language {
  code: "de" | "fr" | "es" | "it" | "pt" | "nl" | "ja" | "zh";
  /** Letters by which a line is recognized where words are not separated. */
  script?: RegExp;
  /** Frequent words, by which a line is recognized. */
  words: ReadonlySet<string>;
  /** Letters that others do not have. */
  letters: RegExp;
  /** Months and weekdays: a text without one has only dates in digits. */
  dateWords: RegExp;
  /** Words before a deadline: "bis zum". */
  until: string;
  /** Headings and labels by kind (see `labelKind`), as keys without accents. */
  labels: Readonly<Record<string, RegExp>>;
  /** Words before the date of another meeting. */
  otherMeeting: RegExp;
  /** Sentences that report a decision; the first group, if any, is the decision. */
  decisions: readonly RegExp[];
  /** Sentences that only say that what stands before them is decided. */
  approvals?: RegExp;
  /** Words that begin the name of a body, "Stadtwerke"; what such a name ends in where words are not separated. */
  bodies?: string;
  /** What stands before a firm that one deals with: "chez", "Angebot der Firma". */
  dealings?: RegExp;
  /** Events in lower case or as one word: "Sommerfest". */
  events?: RegExp;
  /** "findet statt": the words between an event and its day. */
  happens?: RegExp;
  /** The word before the name of a project. */
  project?: RegExp;
  /** What follows a person who takes something on; the first group is the task. */
  commitments: readonly RegExp[];
  /** What follows a person who is in charge of a thing, and the task: "kümmert sich um …". */
  cares?: readonly [RegExp, string];
  /** Verbs of tasks, as they follow a person: "besorgt" → "besorgen". */
  verbs: Readonly<Record<string, string>>;
  /** Verbs of the present tense by their endings: a task only in a list, or with a day. */
  regular?: readonly (readonly [RegExp, string])[];
  /** What is no task in the present tense: says, asks, reports. */
  speech?: ReadonlySet<string>;
  /** What the writer asks of the reader; the first group is the task. */
  requests?: readonly RegExp[];
  /** What the writer takes on; the first group is the task. */
  promises?: readonly RegExp[];
  /** What follows a person who takes on what stands before: "s'en charge". */
  takes?: string;
  /** A text that begins, or in German ends, with an infinitive. */
  infinitive?: RegExp;
  /** Pronouns between a person and the verb: "me devuelve". */
  clitics?: RegExp;
  /** Regular futures: what the infinitive is. */
  futures: readonly (readonly [RegExp, string])[];
  /** The infinitive is behind its object, with what is separated from it: "holt … ein" → "… einholen". */
  separable?: ReadonlySet<string>;
  /** How it says what is decided, assumed and required: the Distiller reads by it. */
  learnings?: LearningWords;
}
