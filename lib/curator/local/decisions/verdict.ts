import { AGENDA_ITEMS, anyIn, anyOf, countsVotes, MOTIONS } from "@/lib/language";

const MAX_LENGTH = 80;

/** That something was decided, or nothing, in any language. */
const DECIDED = new RegExp(String.raw`${anyOf("settled")}(?!\p{L})|${anyIn(["ja", "zh"], "settled")}`, "giu");
const FILLING = new RegExp(
  String.raw`(?<!\p{L})${anyOf("besideSettled", "motion", "board", "assembly", "the", "of the")}(?!\p{L})`,
  "giu",
);

/** "Beide Protokolle werden einstimmig genehmigt": of the meeting before, which decides nothing. */
export const approvesMinutes = (text: string): boolean =>
  text.length <= MAX_LENGTH && (APPROVES_MINUTES.test(text) || AGENDA_ITEMS.ACCEPTS_MINUTES.test(text));
const APPROVES_MINUTES = new RegExp(
  String.raw`^\W*(?:\p{L}+\s){0,2}${anyOf("minutes")}(?!\p{L}).*(?<!\p{L})${anyOf("settled")}\W*$`,
  "iu",
);

/** "Carried unanimously.", "Adopté à l'unanimité", "None": that something was decided, or nothing, and not what. */
export const isVerdict = (text: string): boolean =>
  countsVotes(text) ||
  MOTIONS.ONLY_SECONDS.test(text) ||
  (text.length <= MAX_LENGTH &&
    !/\p{L}{2}|\p{sc=Han}/u.test(text.replace(DECIDED, " ").replace(FILLING, " ")));
