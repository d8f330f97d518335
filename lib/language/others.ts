import type { Vocabulary } from "./match/vocabulary";

/** A few words of languages that have no folder: Swedish, Norwegian, Polish. */
export const OTHER_VOCABULARY: Vocabulary = {
  words: { and: "och, og" },
  expressions: { closing: "(?:med )?vänlig(?:a)? hälsning(?:ar)?|mvh|pozdrawiam" },
};
