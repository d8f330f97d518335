import type { PersonName, Span } from "@/lib/language";

/** One place where the text names somebody in full. */
export interface NameHit {
  name: PersonName;
  span: Span;
  /** How sure it is that this is a person: 2.5 and more count, lists and mail headers give 4 and more. */
  score: number;
  /** From a list of people, a header, a table: not from prose. */
  structured: boolean;
  /** Took part: attended, wrote, was written to. */
  participant?: boolean;
  role?: string;
  org?: Span;
  email?: string;
  /** Initials as the list itself gives them. */
  alias?: string;
}

export const ENOUGH = 2.5;
