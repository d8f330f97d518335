/** Words of a passage, about; longer paragraphs are cut. */
const WORDS = 120;
const WORD = /\S+/gu;

/** The passages of a text, word for word: paragraphs together up to about 120 words, long ones cut between words. */
export function passagesOf(text: string): string[] {
  const passages: string[] = [];
  let from: number | null = null;
  let to = 0;
  let words = 0;
  const close = () => {
    if (from !== null) passages.push(text.slice(from, to));
    from = null;
    words = 0;
  };
  for (const { start, end, count } of piecesOf(text)) {
    if (words + count > WORDS) close();
    from ??= start;
    to = end;
    words += count;
  }
  close();
  return passages;
}

interface Piece {
  start: number;
  end: number;
  count: number;
}

/** Paragraphs, and parts of those that are longer than a passage. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let last: Piece | null = null;
  for (const { index, 0: word } of text.matchAll(WORD)) {
    const end = index + word.length;
    const isSame = last !== null && last.count < WORDS && !/\n[ \t\r]*\n/u.test(text.slice(last.end, index));
    if (last !== null && isSame) {
      last.end = end;
      last.count += 1;
    } else {
      last = { start: index, end, count: 1 };
      pieces.push(last);
    }
  }
  return pieces;
}
