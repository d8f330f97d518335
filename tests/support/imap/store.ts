/** A message of a folder. */
export interface StoredMessage {
  uid: number;
  raw: Buffer;
  flags: Set<string>;
  /** When the server received it. */
  arrived: Date;
}

/** A folder, numbered as RFC 3501 demands: a UID is never used twice while `uidValidity` is the same. */
export class Folder {
  messages: StoredMessage[] = [];
  uidValidity = 1_700_000_000;
  uidNext = 1;

  add(raw: Buffer, flags: Iterable<string> = [], arrived = new Date()): number {
    const uid = this.uidNext;
    this.uidNext += 1;
    this.messages.push({ uid, raw, flags: new Set(flags), arrived });
    return uid;
  }

  /** As after a restore of the server: all messages have new numbers, in this order. */
  renumber(order: "oldest first" | "newest first" = "oldest first"): void {
    this.uidValidity += 1;
    this.uidNext = 1;
    const before = order === "oldest first" ? this.messages : this.messages.toReversed();
    this.messages = [];
    for (const { raw, flags, arrived } of before) this.add(raw, flags, arrived);
  }

  /** The messages of a set such as `3,5:*`. */
  select(set: string): StoredMessage[] {
    const last = this.messages.at(-1)?.uid ?? 0;
    const numberOf = (text: string) => (text === "*" ? last : Number(text));
    const ranges = set.split(",").map((part) => {
      const [from = "", to = from] = part.split(":");
      return [numberOf(from), numberOf(to)].sort((a, b) => a - b);
    });
    return this.messages.filter(({ uid }) => ranges.some(([low = 0, high = 0]) => uid >= low && uid <= high));
  }
}

/** The value of a header field, or null. */
export const headerOf = (raw: Buffer, name: string): string | null =>
  new RegExp(`^${name}: *(.*)$`, "im").exec(raw.toString("utf8").split(/\r?\n\r?\n/)[0] ?? "")?.[1] ?? null;
