/** What a word says of its sentence; words of one kind say the same to a model, whether it has seen them or not. */
export const CUES = [
  "settled",
  "stays",
  "final",
  "open",
  "takes",
  "asks",
  "doubts",
  "reports",
  "motion",
] as const;

/**
 * The words of a language by kind: what is settled; what stays, moves or is dropped; what is no longer to be talked about, or is so from
 * now on; what is open or missing; who takes something on; what is asked for; what is only thought of; what is only reported; how a
 * proposal is put.
 */
export type Cues = Readonly<Record<(typeof CUES)[number], RegExp>>;

/** Whole words in any case, divided by bars. */
export const cue = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");
