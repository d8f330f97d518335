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
  /** What follows a person who takes something on; the first group is the task. */
  commitments: readonly RegExp[];
  /** Verbs of tasks, as they follow a person: "besorgt" → "besorgen". */
  verbs: Readonly<Record<string, string>>;
  /** Regular futures: what the infinitive is. */
  futures: readonly (readonly [RegExp, string])[];
  /** The infinitive is behind its object, with what is separated from it: "holt … ein" → "… einholen". */
  separable?: ReadonlySet<string>;
}
