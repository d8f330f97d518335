import type { Code } from "@/lib/janitor";
import type { Dice } from "../../vault/dice";
import type { CleanRecord } from "../clean";

/** What fixing has to make of a sown fault. */
export type Right =
  /** The clean text, byte for byte. */
  | "restored"
  /** Another text, which says the same as the clean one. */
  | "equivalent"
  /** The faulty text: nobody can know what was meant. */
  | "reported";

export interface Sown {
  kind: string;
  code: Code;
  path: string;
  right: Right;
  clean: string;
  faulty: string;
  /** Other issues that come with this one, as `code path`. */
  besides: string[];
}

/** Makes a clean text faulty; undefined where this text has no place for the issue. */
export type Sow = (record: CleanRecord, garden: Garden) => (Partial<Sown> & { faulty: string }) | undefined;

/** Kinds of issues by name: the code that finds them, what fixing makes of them, and how they are sown. */
export type Kinds = Readonly<Record<string, [Code, Right, Sow]>>;

/** What the issues of one vault share. */
export interface Garden {
  dice: Dice;
  at: number;
  renamed: Map<string, string>;
  deleted: Set<string>;
  /** Files that come into the vault. */
  added: Map<string, string>;
}
