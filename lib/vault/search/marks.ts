import { foldWords, type TracedText, traceFolded } from "../indexing";
import { escaped, patternOf } from "./pattern";
import { Phrases, type Span } from "./phrases";
import { matchText } from "./query/text";

/** What is marked in a text: words from their beginning, and literals anywhere. */
export class Marks {
  private readonly phrases: Phrases | null;
  private readonly literals: RegExp | null;

  constructor(texts: readonly { text: string; quoted: boolean }[], literals: readonly string[] = []) {
    const matches = texts.map(({ text, quoted }) => ({ text, ...matchText(text, quoted) }));
    const phrases = matches
      .filter(({ text, words, literals }) => words !== null && (literals.length === 0 || /\s/.test(text)))
      .map(({ text }) => foldWords(text))
      .filter((words) => words !== "");
    this.phrases = phrases.length > 0 ? new Phrases(phrases) : null;
    this.literals = patternOf(
      [...matches.flatMap(({ literals }) => literals), ...literals].map(literalSource),
    );
  }

  /** Whether there is nothing to mark. */
  get isEmpty(): boolean {
    return this.phrases === null && this.literals === null;
  }

  /** No word, phrase or literal is longer, in characters. */
  get longest(): number {
    return Math.max(this.phrases?.longest ?? 0, this.literals?.source.length ?? 0);
  }

  /** The stretches to mark, in order; they may overlap. */
  in(text: string): Span[] {
    const traced = traceFolded(text);
    const spans = [...(this.phrases?.in(traced) ?? []), ...literalsIn(traced, this.literals)];
    return spans
      .sort((a, b) => a.from - b.from)
      .map(({ from, to }) => ({ from: traced.originOf(from), to: traced.originOf(to) }));
  }
}

const literalSource = (literal: string): string => escaped(traceFolded(literal.replace(/\s+/g, " ")).folded);

function* literalsIn({ folded }: TracedText, pattern: RegExp | null): Generator<Span> {
  if (pattern === null) return;
  for (const { index, 0: hit } of folded.matchAll(pattern)) yield { from: index, to: index + hit.length };
}
