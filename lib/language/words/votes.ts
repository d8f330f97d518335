import { anyOf } from "../languages/vocabulary";

const SIDE = anyOf("inFavour", "against", "votes");
const VOTES = new RegExp(
  String.raw`^\W*(?:${anyOf("settled")}\s?:?\s)?(?:${anyOf("votes")}\s(?:(?:in\s)?${SIDE}\s)?\d+(?:\s(?:in\s)?${SIDE})?$|\d+\s(?:votes?\s)?${SIDE}|${SIDE}\s*[:–-]?\s*\d+)(?!\p{L})`,
  "iu",
);

/** `3 pour, 1 abstention`, `For 19, against 0`: how many were for it is not what was decided. */
export const countsVotes = (text: string): boolean => VOTES.test(text);
