import { SizedCache } from "@/lib/core/sized-cache";
import { hashOf } from "@/lib/vault";
import type { ExtractedLearning, SourceText } from "../learning";
import { isForeign } from "./asserted";
import type { Reading } from "./doubts";
import { readLocally } from "./extract";

/** Characters of sources and what was found in them: of some thousand records. */
const CAPACITY = 4_000_000;
/** Size of a source without learnings. */
const OVERHEAD = 200;

const known = new SizedCache<Reading>(CAPACITY);

/** Like `findLocally`, but cached: a scan asks whether a source is a candidate, and a later step what it says. */
export const learningsIn = (source: SourceText): readonly ExtractedLearning[] => readingOf(source).found;

/** What hints that a source has learnings: those, and what is too much like what is none. */
export function hintsIn(source: SourceText): readonly ExtractedLearning[] {
  const { found, doubted } = readingOf(source);
  return [...found, ...doubted];
}

function readingOf(source: SourceText): Reading {
  const key = hashOf(JSON.stringify([source.name, source.type, isForeign(source), source.body]));
  const remembered = known.get(key);
  if (remembered) return remembered;
  const reading = readLocally(source);
  const isEmpty = reading.found.length + reading.doubted.length === 0;
  known.set(key, reading, OVERHEAD + (isEmpty ? 0 : source.body.length));
  return reading;
}
