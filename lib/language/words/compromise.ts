import { createRequire } from "node:module";

type Compromise = typeof import("compromise").default;

const require = createRequire(import.meta.url);
let loaded: Compromise | undefined;

/** Loaded by who first asks it: it takes a third of a second of a processor, which most processes never need. */
export function compromise(): Compromise {
  loaded ??= require("compromise") as Compromise;
  return loaded;
}
