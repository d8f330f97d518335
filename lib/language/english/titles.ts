import { wordSet } from "../match/word-set";

/** More titles and forms of address before a name; with a dot what is abbreviated, in capitals what is written so. */
export const ENGLISH_TITLES = wordSet(
  "doc cdr. cmdr. brig. msgr. mgr. cpt. sis elder alhaji hajia chacha maulana swami brigadier commander monsignor monsieur SN HCA RN PC DS DC DI",
);
