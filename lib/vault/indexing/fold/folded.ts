import { foldedPart, KIND, KINDS, learn, UNITS } from "./characters";

/** Folded texts one after the other: their units with the kind of each. The arrays grow and are reused. */
export class Folded {
  units: Uint16Array;
  kinds: Uint8Array;
  length = 0;

  constructor(capacity: number) {
    this.units = new Uint16Array(capacity);
    this.kinds = new Uint8Array(capacity);
  }

  clear(): void {
    this.length = 0;
  }

  /** Appends a stretch of a `prepared` text. */
  append(text: string, from = 0, to = text.length): void {
    this.reserve(this.length + to - from);
    const { units, kinds } = this;
    let end = this.length;
    for (let at = from; at < to; at++) {
      const unit = text.charCodeAt(at);
      const kind = KINDS[unit] || learn(unit);
      if (kind === KIND.dropped) continue;
      if (kind !== KIND.surrogate) {
        units[end] = UNITS[unit] ?? 0;
        kinds[end++] = kind;
        continue;
      }
      const pair = foldedPart(text.slice(at, at + 2));
      at += 1;
      if (pair.kind === KIND.dropped) continue;
      for (let part = 0; part < pair.text.length; part++) {
        units[end] = pair.text.charCodeAt(part);
        kinds[end++] = pair.kind;
      }
    }
    this.length = end;
  }

  /** The units as text. */
  text(from: number, to: number): string {
    return Buffer.from(this.units.buffer, 2 * from, 2 * (to - from)).toString("utf16le");
  }

  private reserve(length: number): void {
    if (length <= this.units.length) return;
    const [units, kinds] = [new Uint16Array(2 * length), new Uint8Array(2 * length)];
    units.set(this.units.subarray(0, this.length));
    kinds.set(this.kinds.subarray(0, this.length));
    this.units = units;
    this.kinds = kinds;
  }
}
