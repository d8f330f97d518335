import type { Language } from "./match/language";
import type { Vocabulary } from "./match/vocabulary";

/** A few words of languages that have no folder: Swedish, Norwegian, Polish, Czech, Hungarian. */
export const OTHER_VOCABULARY: Vocabulary = {
  words: { and: "och, og", "at an hour": "kl, kl." },
  expressions: {
    closing: "(?:med )?vänlig(?:a)? hälsning(?:ar)?|mvh|pozdrawiam",
    heirs: "sønner|söner",
    month: "des(?:ember)?",
    legalForm: "a\\.\\s?s\\.|s\\.\\s?r\\.\\s?o\\.|d\\.o\\.o\\.|Kft\\.?|Zrt\\.?|ApS|A/S|ASA|Oyj|Oy|SE",
  },
  lists: {
    roles: "ansvarig ordförande kassör lärare kierownik dyrektor",
    titles: "hra pan pani adv",
    formsOfAddress: "hra",
    particles: "af av",
  },
};

export const OTHER_LABELS: Language["labels"] = { attendees: /^(?:deltagare|deltagere)$/ };
