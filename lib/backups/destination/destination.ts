import type { Readable, Writable } from "node:stream";

/** Storage of an account's backups. Writes are atomic: a file is complete or does not exist. */
export interface Destination {
  /** For messages. */
  readonly where: string;
  /** Stores what `write` writes, once it has succeeded. */
  put<T>(name: string, write: (target: Writable) => Promise<T>): Promise<T>;
  /** Throws `NOT_FOUND`. */
  get(name: string): Promise<Readable>;
  /** In bytes; null if the file does not exist. */
  size(name: string): Promise<number | null>;
  /** Does nothing if the file does not exist. */
  remove(name: string): Promise<void>;
}
