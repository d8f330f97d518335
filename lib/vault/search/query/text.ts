import { isUnspaced, quoted, tokenize } from "../../indexing";

/** How a text is found: by a `tsquery` over its tokens, by literals, or by both; neither for a text of blanks. */
export interface TextMatch {
  words: string | null;
  literals: string[];
  /** Another way, for a word that is far down in a text. */
  far: { words: string; literals: string[] } | null;
}

/** Punctuation around a word that is not searched. */
const EDGES = /^[\p{Ps}\p{Pi}"'¡¿]+|[\p{Pe}\p{Pf}"'.,;:!?…]+$/gu;
/** A prefix is searched anyway. */
const WILDCARD = /(?<=[\p{L}\p{N}\p{M}])\*$/u;
/** Between two words as good as a blank: `kick-off`, `don't`. */
const JOINERS = /(?<=[\p{L}\p{N}\p{M}])[\p{Pd}'’](?=[\p{L}\p{N}])/gu;
const IN_WORD = /[\p{L}\p{N}\p{M}]$/u;
const PLAIN =
  /^[\p{L}\p{N}\p{M}\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\p{Join_Control}\s]*$/u;

/** How a word or a phrase is matched: by its tokens in a row; a word with other characters literally as well. */
export function matchText(text: string, isPhrase: boolean): TextMatch {
  const trimmed = text.trim();
  const words = trimmed.split(/\s+/).map((word) => word.replace(EDGES, "").replace(WILDCARD, ""));
  const core = isPhrase ? trimmed : words.join(" ");
  const tokens = tokensOf(core);
  const last = tokens.at(-1);
  if (last === undefined) return { words: null, literals: trimmed ? [trimmed] : [], far: null };
  const literals = words.filter((word) => !PLAIN.test(word.replace(JOINERS, " ")));
  const isPrefix = !isPhrase && IN_WORD.test(core) && !(isUnspaced(last) && [...last].length > 1);
  const lexemes = [...tokens.slice(0, -1).map(quoted), quoted(last) + (isPrefix ? ":*" : "")];
  // Positions end at 16,383, which texts in Chinese soon reach.
  const isPairs = literals.length === 0 && tokens.length > 1 && tokens.every(isUnspaced);
  return {
    words: lexemes.join(" <-> "),
    literals: literals.map((word) => word.normalize("NFC")),
    far: isPairs ? { words: lexemes.join(" & "), literals: [core.normalize("NFC")] } : null,
  };
}

/** The tokens of a text that may be the beginning of a longer one: the last of several unspaced characters is in a pair. */
function tokensOf(text: string): string[] {
  const tokens = tokenize(text);
  const [before, last] = tokens.slice(-2);
  const isCovered =
    last !== undefined && isUnspaced(last) && [...last].length === 1 && before?.endsWith(last);
  return isCovered ? tokens.slice(0, -1) : tokens;
}

/** The pattern of `like` for a literal; what joins two words may be any character. */
export const likePattern = (literal: string): string =>
  `%${literal
    .replace(/[\\%_]/g, "\\$&")
    .replace(JOINERS, "_")
    .replace(/\s/g, "_")}%`;
