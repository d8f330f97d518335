import { COMMON_WORDS as ENGLISH_COMMON_WORDS } from "../english/common-words";
import {
  MAILBOX_WORDS as ENGLISH_MAILBOX_WORDS,
  ORG_HEADS as ENGLISH_ORG_HEADS,
  PLACE_WORDS as ENGLISH_PLACE_WORDS,
} from "../english/org-words";
import {
  KIN_TITLES as ENGLISH_KIN_TITLES,
  PARTICLES as ENGLISH_PARTICLES,
  ROLE_WORDS as ENGLISH_ROLE_WORDS,
} from "../english/role-words";
import { wordsIn } from "../languages/vocabulary";

type Words = ReadonlySet<string>;

const both = (english: Words, others: Words): Words => new Set([...english, ...others]);

// Lists of all languages, whose English words have separate files.

/** Roles and departments: alone, never an organisation. */
export const ROLE_WORDS = both(ENGLISH_ROLE_WORDS, wordsIn("roles"));

/** Titles before a first name: "Auntie Grace", "Schwester Roswitha". */
export const KIN_TITLES = both(ENGLISH_KIN_TITLES, wordsIn("kinTitles"));

/** Lower-case parts inside surnames. */
export const PARTICLES = both(ENGLISH_PARTICLES, wordsIn("particles"));

/** Ordinary words that titles and headings capitalise: no part of a person's name. */
export const COMMON_WORDS = both(ENGLISH_COMMON_WORDS, wordsIn("animals"));

/** First words before `of`, `for` or `de` in names of organisations: University of Porto. */
export const ORG_HEADS = both(ENGLISH_ORG_HEADS, wordsIn("bodyHeads"));

/** First words that make the next one an organisation: Osteria Bellaluna, Autohaus Berger. */
export const ORG_FIRST = wordsIn("firmHeads");

/** Words that make a capitalised phrase a place: a street, a room, a building. */
export const PLACE_WORDS = both(ENGLISH_PLACE_WORDS, wordsIn("places"));

/** Generic mailbox names, which belong to no person. */
export const MAILBOX_WORDS = both(ENGLISH_MAILBOX_WORDS, wordsIn("mailboxes"));

/** Amounts, numbers, times and other words of any text, in any of the languages: they name nothing. */
export const MEASURES = wordsIn("measures");

/** Words of five letters and more that are frequent in any text. */
export const FREQUENT_WORDS = wordsIn("frequent");

/** Words that are first names too, before a surname. */
export const GIVEN_WORDS = wordsIn("givenWords");

/** First words of names of files that do not describe their content. */
export const FILE_WORDS = wordsIn("fileNames");
