import type { Document } from "./documents";
import { Forms } from "./forms";
import { PhraseCounts, PhraseSketch } from "./phrase-counts";
import { phrasesIn } from "./phrases";
import { wordsOf } from "./terms";
import { WordCounts } from "./word-counts";

/** What labels need to know about the texts of a group. */
export class GroupTexts {
  readonly words = new WordCounts();
  readonly phrases = new PhraseCounts();
  /** Names of the records, in lower case. */
  readonly names: string[] = [];

  get size(): number {
    return this.names.length;
  }

  add(name: string, words: ReadonlyMap<string, number>, phrases: ReadonlyMap<string, string>): void {
    this.names.push(name.toLowerCase());
    this.words.add(words);
    this.phrases.add(phrases);
  }

  join(other: GroupTexts): void {
    for (const name of other.names) this.names.push(name);
    this.words.join(other.words);
    this.phrases.join(other.phrases);
  }

  /** Call it when all texts have been added: a phrase of a single text does not name the group. */
  close(): void {
    this.words.forgetSingle();
    this.phrases.forgetSingle();
  }
}

/** What labels and reasons need to know about all texts: counts, and the words of each as numbers. */
export class VaultTexts {
  readonly words = new WordCounts();
  readonly phrases = new PhraseSketch();
  readonly forms = new Forms();
  private readonly names = new Map<string, string>();
  private readonly numbers = new Map<string, number>();
  private readonly spelled: string[] = [];
  private readonly wordsAt = new Map<string, Uint32Array>();

  add(document: Document, group?: GroupTexts): void {
    const [words, phrases] = [wordsOf(document), phrasesIn(document)];
    this.words.add(words);
    this.phrases.add(phrases.keys());
    this.forms.add(document.text);
    this.names.set(document.path, document.name);
    this.wordsAt.set(
      document.path,
      Uint32Array.from([...words.keys()], (word) => this.numberOf(word)),
    );
    group?.add(document.name, words, phrases);
  }

  nameOf = (path: string): string => this.names.get(path) ?? path;

  /** The words that two records share, in the order of the first. */
  shared(path: string, other: string): string[] {
    const theirs = new Set(this.wordsAt.get(other));
    const numbers = [...(this.wordsAt.get(path) ?? [])].filter((number) => theirs.has(number));
    return numbers.map((number) => this.spelled[number] ?? "");
  }

  private numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    this.numbers.set(word, this.spelled.length);
    return this.spelled.push(word) - 1;
  }
}
