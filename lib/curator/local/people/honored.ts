import { beginsHanName, type Document, honoredNames, isHan } from "@/lib/language";
import type { NameHit } from "./hit";

const SCORE = 3;

/** People with a form of address in Japanese or Chinese prose, 田中さん: the one that a list names in full, else by the surname. */
export function honoredPeople(document: Document, listed: readonly NameHit[]): NameHit[] {
  const names = listed.map(({ name }) => name).filter(({ words }) => isHan(words.join("")));
  return document.blocks.flatMap((block) =>
    block.quoted || !isHan(block.text)
      ? []
      : honoredNames(block).flatMap(({ name, span }): NameHit[] => {
          const full = new Map(
            names.filter((long) => beginsHanName(name, long)).map((long) => [long.words.join(""), long]),
          );
          // Of two Tanakas it may be either.
          if (full.size > 1) return [];
          const [known] = full.values();
          return [{ name: known ?? name, span, score: SCORE, structured: false }];
        }),
  );
}
