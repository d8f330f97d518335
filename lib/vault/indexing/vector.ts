import { Folded } from "./fold";
import { scanTokens } from "./tokenize";

/** Weights of Postgres, from the highest; text without one has the lowest, `D`. */
const WEIGHTS = { A: 0x41, B: 0x42, C: 0x43, D: 0 } as const;
export type Weight = keyof typeof WEIGHTS;

/** Postgres limits a vector to 1 MB: rarer words of a text beyond this are not searched. */
const MAX_VECTOR_BYTES = 900_000;

/**
 * The distinct tokens of texts with their positions and weights as the literal of a `tsvector`: `alice:1A met:3,7 `.
 * Postgres needs half the time when the tokens are distinct. One builder is reused for all texts.
 */
export class VectorBuilder {
  private readonly folded = new Folded(1 << 16);
  private table = new TokenTable(1 << 16);
  private position = 0;
  private weight: number = WEIGHTS.D;
  private readonly note = (from: number, to: number): void =>
    this.table.note(this.folded.units, from, to, ++this.position, this.weight);

  /** Begins a vector of texts with `length` UTF-16 units in all. */
  begin(length: number): void {
    if (this.table.capacity < length) this.table = new TokenTable(2 * length);
    this.table.begin(length);
    this.folded.clear();
    this.position = 0;
  }

  /** Adds a stretch of a `prepared` text. */
  add(weight: Weight, text: string, from = 0, to = text.length): void {
    this.weight = WEIGHTS[weight];
    const start = this.folded.length;
    this.folded.append(text, from, to);
    scanTokens(this.folded, start, this.note);
  }

  /** Leaves a position free, so that no phrase crosses it. */
  separate(): void {
    this.position += 1;
  }

  write = (): string => this.table.write(this.folded.units);
}

const slotsFor = (length: number): number => 2 ** Math.ceil(Math.log2(length + 2));

/** Tokens that are spans of an array of units, found by their hash, and the occurrences of each as a chain. */
class TokenTable {
  /** The number of a token, counted from 1, or 0. */
  private readonly slots: Int32Array;
  private readonly froms: Int32Array;
  private readonly tos: Int32Array;
  private readonly firsts: Int32Array;
  private readonly lasts: Int32Array;
  /** For each occurrence the next one of its token, or 0. */
  private readonly nexts: Int32Array;
  private readonly positions: Int32Array;
  private readonly weights: Uint8Array;
  private readonly out: Buffer;
  private mask = 0;
  private tokens = 0;
  private occurrences = 0;

  constructor(readonly capacity: number) {
    const most = capacity + 2;
    const column = () => new Int32Array(most);
    this.slots = new Int32Array(slotsFor(capacity));
    this.froms = column();
    this.tos = column();
    this.firsts = column();
    this.lasts = column();
    this.nexts = column();
    this.positions = column();
    this.weights = new Uint8Array(most);
    // A pair of characters begins at each unit: two times three bytes, with a position of up to ten.
    this.out = Buffer.alloc(16 * capacity + 32);
  }

  begin(length: number): void {
    this.mask = slotsFor(length) - 1;
    this.slots.fill(0, 0, this.mask + 1);
    this.tokens = 0;
    this.occurrences = 0;
  }

  note(units: Uint16Array, from: number, to: number, position: number, weight: number): void {
    const occurrence = ++this.occurrences;
    this.nexts[occurrence] = 0;
    this.positions[occurrence] = position;
    this.weights[occurrence] = weight;
    let slot = hashOf(units, from, to) & this.mask;
    for (let token = this.slots[slot] ?? 0; token !== 0; token = this.slots[slot] ?? 0) {
      if (this.is(token, units, from, to)) {
        this.nexts[this.lasts[token] ?? 0] = occurrence;
        this.lasts[token] = occurrence;
        return;
      }
      slot = (slot + 1) & this.mask;
    }
    const token = ++this.tokens;
    this.slots[slot] = token;
    this.froms[token] = from;
    this.tos[token] = to;
    this.firsts[token] = occurrence;
    this.lasts[token] = occurrence;
  }

  private is(token: number, units: Uint16Array, from: number, to: number): boolean {
    const other = this.froms[token] ?? 0;
    if ((this.tos[token] ?? 0) - other !== to - from) return false;
    for (let i = from; i < to; i++) if (units[i] !== units[other + i - from]) return false;
    return true;
  }

  write(units: Uint16Array): string {
    let end = 0;
    let stored = 0;
    for (let token = 1; token <= this.tokens; token++) {
      const start = end;
      end = this.putToken(end, units, this.froms[token] ?? 0, this.tos[token] ?? 0);
      stored += end - start + 4;
      let mark = COLON;
      for (let at = this.firsts[token] ?? 0; at !== 0; at = this.nexts[at] ?? 0) {
        end = this.putPosition(end, mark, this.positions[at] ?? 0);
        const weight = this.weights[at] ?? 0;
        if (weight !== 0) this.out[end++] = weight;
        mark = COMMA;
        stored += 2;
      }
      if (stored > MAX_VECTOR_BYTES) return this.out.toString("utf8", 0, start);
      this.out[end++] = SPACE;
    }
    return this.out.toString("utf8", 0, end);
  }

  /** Writes a token in UTF-8 at `at`; returns where it ends. */
  private putToken(at: number, units: Uint16Array, from: number, to: number): number {
    let end = at;
    for (let i = from; i < to; i++) {
      const unit = units[i] ?? 0;
      if (unit < 0x80) this.out[end++] = unit;
      else if (unit < 0x800) {
        this.out[end++] = 0xc0 | (unit >> 6);
        this.out[end++] = continued(unit);
      } else if ((unit & 0xfc00) !== 0xd800) {
        this.out[end++] = 0xe0 | (unit >> 12);
        this.out[end++] = continued(unit >> 6);
        this.out[end++] = continued(unit);
      } else {
        i += 1;
        const character = 0x10000 + ((unit & 0x3ff) << 10) + ((units[i] ?? 0) & 0x3ff);
        this.out[end++] = 0xf0 | (character >> 18);
        this.out[end++] = continued(character >> 12);
        this.out[end++] = continued(character >> 6);
        this.out[end++] = continued(character);
      }
    }
    return end;
  }

  /** Writes `:12` or `,12` at `at`; returns where it ends. */
  private putPosition(at: number, mark: number, position: number): number {
    let end = at + 1;
    for (let bound = 10; bound <= position; bound *= 10) end++;
    this.out[at] = mark;
    let left = position;
    for (let digit = end; digit > at; digit--) {
      this.out[digit] = 0x30 + (left % 10);
      left = (left / 10) | 0;
    }
    return end + 1;
  }
}

const [COLON, COMMA, SPACE] = [0x3a, 0x2c, 0x20];

/** A byte of UTF-8 after the first: the lowest six bits. */
const continued = (bits: number): number => 0x80 | (bits & 0x3f);

function hashOf(units: Uint16Array, from: number, to: number): number {
  let hash = 0;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ (units[i] ?? 0), 0x01000193);
  return hash ^ (hash >>> 15);
}
