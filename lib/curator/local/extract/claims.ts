import type { Phrase } from "@/lib/language";
import { orgKey, type StrongKind, strongKind } from "@/lib/language";

/** Phrases whose words show what they are: not names of people. */
export interface Claims {
  of: ReadonlyMap<Phrase, StrongKind>;
  taken: (start: number, end: number) => boolean;
  /** Is this the name of an organisation that the note names in full elsewhere: `Stokes Pelham` of Stokes Pelham LLP? */
  isOrg: (text: string) => boolean;
}

export function claimPhrases(phrases: Phrase[]): Claims {
  const of = new Map<Phrase, StrongKind>();
  const covered = new Set<number>();
  for (const phrase of phrases) {
    const kind = strongKind(phrase);
    if (kind === undefined) continue;
    of.set(phrase, kind);
    for (let at = phrase.start; at < phrase.end; at++) covered.add(at);
  }
  const orgs = new Set([...of].filter(([, kind]) => kind === "org").map(([phrase]) => orgKey(phrase.text)));
  return {
    of,
    isOrg: (text) => orgs.has(orgKey(text)),
    taken: (start, end) => covered.has(start) || covered.has(end - 1),
  };
}
