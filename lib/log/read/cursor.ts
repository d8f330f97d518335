import { createHash } from "node:crypto";

/** The offset up to which each file was read, in bytes, by the key of its name. */
export type Position = ReadonlyMap<string, number>;

/** The key of a file name in a position. */
export const keyOf = (name: string): string =>
  createHash("sha256").update(name).digest("base64url").slice(0, 10);

/** The `id` of an event: `key.offset` of each file, offsets in base 36. */
export const idOf = (position: Position): string =>
  [...position].map(([key, offset]) => `${key}.${offset.toString(36)}`).join(",");

const PART = /^([\w-]{10})\.([0-9a-z]{1,9})$/;

/** Parses an event's `id`; null when it is invalid. */
export function positionOf(id: string): Position | null {
  const position = new Map<string, number>();
  for (const part of id.split(",")) {
    const [, key, offset] = PART.exec(part) ?? [];
    if (key === undefined || offset === undefined) return null;
    position.set(key, Number.parseInt(offset, 36));
  }
  return position;
}
