import type { Readable, Writable } from "node:stream";

/** Where an account's backups are kept. A file is there whole or not at all. */
export interface Destination {
  /** For people. */
  readonly where: string;
  /** Stores what `write` writes, once it has ended without an error. */
  put<T>(name: string, write: (target: Writable) => Promise<T>): Promise<T>;
  /** Throws `NOT_FOUND`. */
  get(name: string): Promise<Readable>;
  /** In bytes; null when there is no such file. */
  size(name: string): Promise<number | null>;
  /** What is gone already is no fault. */
  remove(name: string): Promise<void>;
}
