/** Words of the name that are shorter mark too much. */
const MIN_MARKED = 3;

/** Scripts without spaces between words: a name's end cannot be seen, and two characters say as much as a word. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

export interface Piece {
  at: number;
  text: string;
  isMarked: boolean;
}

/** A quote in pieces; those that are words of the name are marked. */
export function markName(quote: string, name: string): Piece[] {
  const words = (name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter(
    (word) => word.length >= MIN_MARKED || (word.length > 1 && UNSPACED.test(word)),
  );
  if (words.length === 0) return [{ at: 0, text: quote, isMarked: false }];
  let at = 0;
  const word = `(?:${words.map(patternOf).join("|")})`;
  const pattern = new RegExp(`(${word}(?:[^\\p{L}\\p{N}]+${word})*)`, "giu");
  return quote.split(pattern).map((text, index) => {
    at += text.length;
    return { at: at - text.length + index / 1e6, text, isMarked: index % 2 === 1 };
  });
}

/** The whole word, where words have ends. */
const patternOf = (word: string): string =>
  UNSPACED.test(word) ? word : `(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`;
