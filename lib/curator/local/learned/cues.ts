import { cuesIn, languageOf } from "@/lib/language";
import type { Unit } from "./units";

const cuesByUnit = new WeakMap<Unit, readonly string[]>();

/** Which kinds of words a unit has, in the language of its line, else of its note. Read once: its neighbors and its owners ask, too. */
export function cuesOf(unit: Unit, ofNote: string): readonly string[] {
  const cues = cuesByUnit.get(unit) ?? cuesIn(unit.span.text, languageAt(unit, ofNote));
  cuesByUnit.set(unit, cues);
  return cues;
}

export const languageAt = ({ block }: Unit, ofNote: string): string => languageOf(block.text)?.code ?? ofNote;
