import { madeOnce } from "@/lib/core/made-once";
import { cuesIn, languageOf } from "@/lib/language";
import type { Unit } from "./units";

/** Which kinds of words a unit has, in the language of its line, else of its note. Read once: its neighbors and its owners ask, too. */
export const cuesOf = madeOnce((unit: Unit, ofNote: string): readonly string[] =>
  cuesIn(unit.span.text, languageAt(unit, ofNote)),
);

export const languageAt = ({ block }: Unit, ofNote: string): string => languageOf(block.text)?.code ?? ofNote;
