import type { PersonName, TextSpan } from "@/lib/language";

/** One full name in the text. */
export interface NameHit {
  name: PersonName;
  span: TextSpan;
  /** How likely it is a person: at least 2.5 to count; lists and mail headers give 4 or more. */
  score: number;
  /** From a list of people, a header, a table: not from prose. */
  structured: boolean;
  /** Only mentioned by a first name: "the bench that Gideon made". */
  weak?: boolean;
  /** Took part: attended, wrote, was written to. */
  participant?: boolean;
  /** Among those of whom a list says that they came, or did not. */
  listed?: boolean;
  role?: string;
  org?: TextSpan;
  email?: string;
  /** Written with the surname first, or else two people: `Rossen, Yves`. */
  inverted?: boolean;
  /** Initials given in the list. */
  alias?: string;
  /** The account in `@handle`. */
  handle?: string;
}

export const MIN_PERSON_SCORE = 2.5;

/** A name that another line may give in full. */
export interface LoneName extends TextSpan {
  /** Letters in a list of nothing else: nobody has them, and they name somebody all the same. */
  isSomebody?: boolean;
  /** Letters in brackets behind a first name: `Doug (DL)`. */
  alias?: string;
  /** False of those whom a list says to be absent. */
  participant?: boolean;
}

/** The people of a list such as `Ann Lee (Acme), Bob and Dr. Kerr`. */
export interface PeopleList {
  hits: NameHit[];
  /** First names, handles and initials on their own. */
  lone: LoneName[];
  /** Names by nothing but those beside them. */
  unsure?: NameHit[];
  orgs: TextSpan[];
}
