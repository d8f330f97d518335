import { addToGroup } from "@/lib/core/group-by";

/** What a word does in a sentence, the same in every language: rules learned in one hold in the others. */
export type WordClass =
  | "we"
  | "I"
  | "you"
  | "they"
  | "it"
  | "any"
  | "none"
  | "must"
  | "may"
  | "forbidden"
  | "will"
  | "would"
  | "not"
  | "only"
  | "until"
  | "condition"
  | "more"
  | "less"
  | "per"
  | "instead"
  | "dropped"
  | "kept"
  | "decided"
  | "changed"
  | "from now on"
  | "believed"
  | "unproven"
  | "authority"
  | "limits"
  | "so"
  | "but"
  | "day"
  | "unit"
  | "quantity"
  | "be"
  | "have"
  | "question"
  | "request"
  | "past"
  | "feeling"
  | "document"
  | "states"
  | "contrary";

/** The classes of words and of phrases of up to three words. */
export interface Grammar {
  classes: ReadonlyMap<string, readonly WordClass[]>;
}

export const MAX_PHRASE_WORDS = 3;

/** From words and phrases, separated by commas, by class. */
export function grammar(words: Readonly<Partial<Record<WordClass, string>>>): Grammar {
  const classes = new Map<string, WordClass[]>();
  for (const [name, list] of Object.entries(words) as [WordClass, string][])
    for (const word of list.split(/,\s*/)) {
      const key = word.trim().replace(/\s+/g, " ");
      if (key !== "") addToGroup(classes, key, name);
    }
  return { classes };
}
