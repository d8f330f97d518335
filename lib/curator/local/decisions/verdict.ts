import { anyIn, anyOf } from "@/lib/language";

const MAX_LENGTH = 80;

/** That something was decided, or nothing, in any language. */
const DECIDED = new RegExp(String.raw`${anyOf("settled")}(?!\p{L})|${anyIn(["ja", "zh"], "settled")}`, "giu");
const FILLING = new RegExp(
  String.raw`(?<!\p{L})${anyOf("besideSettled", "motion", "board", "assembly", "the", "of the")}(?!\p{L})`,
  "giu",
);

const SIDE = anyOf("inFavour", "against", "votes");
const VOTES = new RegExp(String.raw`^\W*(?:\d+\s(?:votes?\s)?${SIDE}|${SIDE}\s*[:–-]?\s*\d+)(?!\p{L})`, "iu");
/** `3 pour, 1 abstention`, `For 19, against 0`: how many were for it is not what was decided. */
export const countsVotes = (text: string): boolean => VOTES.test(text);

/** "Carried unanimously.", "Adopté à l'unanimité", "None": that something was decided, or nothing, and not what. */
export const isVerdict = (text: string): boolean =>
  countsVotes(text) ||
  (text.length <= MAX_LENGTH &&
    !/\p{L}{2}|\p{sc=Han}/u.test(text.replace(DECIDED, " ").replace(FILLING, " ")));
