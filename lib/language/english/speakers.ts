import { wordSet } from "../match/word-set";

/** The chat itself, under the name of a speaker. */
export const CHAT_NOTICE = /(?:messages|calls)\b.{0,40}end-to-end encrypted/iu;

/** Speakers as somebody's parent. */
export const PARENT =
  /^(?:m[ou]m(?:my)?|dad(?:dy)?|mama|papa)(?:\sof)?\s\p{Lu}|\p{Lu}\p{L}+['’]s\s(?:m[ou]m(?:my)?|dad(?:dy)?|mama|papa)$/iu;

/** What one calls kin and friends after their names: "Bindu Maasi", "Ravi bhai". */
export const HONORED_BEHIND =
  /\s(?:aunty|auntie|uncle|ma{1,2}si|mausi|mami|mama ?ji|chacha(?: ?ji)?|chachi|bhai(?:ya)?|bhabhi|didi|dada|dadi|nana|nani|anna|akka|amma|ji|saab|sahib|sir|ma['’]?am)$/iu;

/** … and before them: "Chacha Ji Harpreet". */
export const HONORED_BEFORE = /^(?:chacha|mama|dada|nana|tau|bhai)\sji\s/iu;

/** Where one knows somebody from: "Jo Plumber", "Nneka Choir". */
export const KNOWN_FROM = wordSet(
  "plumber choir school work gym church club football tennis neighbour neighbor landlord garage dentist vet office builder electrician cleaner nanny band scouts nursery daycare allotment",
);
