/** Words that are not figures; in scripts with spaces, of two letters or more. */
export const namingWordsOf = (text: string): number =>
  text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{1,2}|\p{L}{2,}/gu)?.length ?? 0;

/** A shorter statement says nothing without its context. */
export const MIN_WORDS = 3;

/** Two letters of a script without spaces count as a word. */
export const wordsOf = (text: string): number =>
  text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{1,2}|[\p{L}\p{N}]+/gu)?.length ?? 0;
