import type { Document, Phrase, TextSpan } from "@/lib/language";
import type { Claims } from "../extract/claims";
import type { KnownHit } from "../known/known-hits";
import type { KnownIndex } from "../known/known-index";
import type { People } from "../people/people";

export interface OrgSources {
  document: Document;
  phrases: Phrase[];
  claims: Claims;
  known: KnownIndex;
  knownHits: KnownHit[];
  people: People;
  /** Named beside people, in signatures and tables. */
  beside: TextSpan[];
  /** By their legal forms. */
  firms: TextSpan[];
}

/** A person's name, or the initials that a list of the file gives them. */
export const isPersonName = (phrase: Phrase, people: People): boolean =>
  people.within(phrase.start, phrase.end).length > 0 ||
  people.all().some(({ initials }) => initials.has(phrase.text));
