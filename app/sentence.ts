const WORD = /^\p{Ll}[\p{L}'’-]*(?=[\s,;:.!?]|$)/u;
const PATH = /^[^"“]*?\/[^"“]*?\.md\b/u;

/** With a capital letter at its beginning, unless it begins with what is written small: a path, a filename, a field. */
export const asSentence = (text: string): string =>
  WORD.test(text) && !PATH.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
