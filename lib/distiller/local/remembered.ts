import { SizedCache } from "@/lib/core/sized-cache";
import { hashOf } from "@/lib/vault";
import type { ExtractedLearning, SourceText } from "../learning";
import { isForeign } from "./asserted";
import { findLocally } from "./extract";

/** Characters of sources and what was found in them: of some thousand records. */
const CAPACITY = 4_000_000;
/** Size of a source without learnings. */
const OVERHEAD = 200;

const known = new SizedCache<readonly ExtractedLearning[]>(CAPACITY);

/** Like `findLocally`, but cached: a scan asks whether a source is a candidate, and a later step what it says. */
export function learningsIn(source: SourceText): readonly ExtractedLearning[] {
  const key = hashOf(JSON.stringify([source.name, source.type, isForeign(source), source.body]));
  const remembered = known.get(key);
  if (remembered) return remembered;
  const found = findLocally(source);
  known.set(key, found, OVERHEAD + (found.length > 0 ? source.body.length : 0));
  return found;
}
