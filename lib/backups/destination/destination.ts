import type { Readable, Writable } from "node:stream";

/** Storage of an account's backups. Writes are atomic: a file is complete or does not exist. */
export interface Destination {
  /** For messages. */
  readonly where: string;
  /** Stores what `write` writes, once it has succeeded. */
  put<T>(name: string, write: (target: Writable) => Promise<T>): Promise<T>;
  /** Throws `NOT_FOUND`. */
  get(name: string): Promise<Readable>;
  /** In bytes; null when there is no such file. */
  size(name: string): Promise<number | null>;
  /** Does nothing when there is no such file. */
  remove(name: string): Promise<void>;
}
