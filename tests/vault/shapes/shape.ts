import { Dice } from "@/bench/vault/dice";

/** What is in the files of a vault, by path: text, or bytes. */
export type VaultFiles = Record<string, string | Uint8Array>;

/** A kind of vault that people keep: its folders, names, links and frontmatter. The same seed gives the same bytes. */
export interface Shape {
  name: string;
  /** The folders, new ones among them, that notes are moved to. */
  folders: readonly string[];
  /** New names for notes that are renamed. */
  names: readonly string[];
  make: (dice: Dice) => VaultFiles;
}

export const filesOf = (shape: Shape, seed = "shape"): VaultFiles =>
  shape.make(new Dice(`${shape.name}/${seed}`));

/** A picture of one pixel. */
export const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const WORDS =
  "the garden keeps its own time and whoever waters it learns slowly that attention is a kind of care which nobody can hurry because roots grow in the dark while we plan rows on paper".split(
    " ",
  );

/** A sentence, with what it is about at its end. */
export function sentence(dice: Dice, about = ""): string {
  const words = Array.from({ length: dice.whole(4, 12) }, () => dice.pick(WORDS)).join(" ");
  const end = about === "" ? "" : ` ${about}`;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${end}.`;
}

/** Lines of a file. */
export const lines = (...all: readonly string[]): string => `${all.join("\n")}\n`;

/** A day of 2024, `YYYY-MM-DD`. */
export const dayOf = (at: number): string =>
  new Date(Date.UTC(2024, 0, 1) + at * 86_400_000).toISOString().slice(0, 10);
