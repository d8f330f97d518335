import { readFileSync } from "node:fs";
import { z } from "zod";

const file = z.looseObject({ model: z.looseObject({ vocab: z.record(z.string(), z.int()) }) });

const MAX_WORD_LETTERS = 100;
const MAX_CACHED_WORDS = 100_000;

/** WordPiece as in BERT uncased: accents removed, punctuation and CJK characters split off, longest piece first. */
export class WordPiece {
  private readonly vocabulary: ReadonlyMap<string, number>;
  private readonly known = new Map<string, readonly number[]>();
  readonly start: number;
  readonly end: number;
  private readonly unknown: number;

  constructor(path: string) {
    const { model } = file.parse(JSON.parse(readFileSync(path, "utf8")));
    this.vocabulary = new Map(Object.entries(model.vocab));
    const idOf = (piece: string): number => this.vocabulary.get(piece) ?? 0;
    [this.start, this.end, this.unknown] = [idOf("[CLS]"), idOf("[SEP]"), idOf("[UNK]")];
  }

  /** The pieces of a text, without start and end. */
  encode(text: string): number[] {
    const words =
      text
        .toLowerCase()
        .normalize("NFD")
        .replace(/[\p{Mn}\p{Cc}\p{Cf}\uFFFD]/gu, (mark) => (/\s/u.test(mark) ? " " : ""))
        .match(WORD) ?? [];
    return words.flatMap((word) => this.piecesOf(word));
  }

  private piecesOf(word: string): readonly number[] {
    const cached = this.known.get(word);
    if (cached) return cached;
    const pieces = this.split(word);
    if (this.known.size >= MAX_CACHED_WORDS) this.known.clear();
    this.known.set(word, pieces);
    return pieces;
  }

  private split(word: string): number[] {
    if (word.length > MAX_WORD_LETTERS) return [this.unknown];
    const pieces: number[] = [];
    for (let from = 0; from < word.length; ) {
      let to = word.length;
      let id: number | undefined;
      for (; to > from; to -= 1) {
        id = this.vocabulary.get(`${from > 0 ? "##" : ""}${word.slice(from, to)}`);
        if (id !== undefined) break;
      }
      if (id === undefined) return [this.unknown];
      pieces.push(id);
      from = to;
    }
    return pieces;
  }
}

/** A character of punctuation or of Han, or a run of others. ASCII symbols count as punctuation. */
const WORD = /[\p{P}$+<=>^`|~\p{Script=Han}]|[^\s\p{P}$+<=>^`|~\p{Script=Han}]+/gu;
