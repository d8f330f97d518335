import type { Phrase, TextSpan } from "@/lib/language";
import { beginsWithBody, orgKey, type StrongKind, slice, strongKind } from "@/lib/language";

/** Phrases whose words show what they are: not names of people. */
export interface Claims {
  of: ReadonlyMap<Phrase, StrongKind>;
  /** By their legal forms. */
  firms: TextSpan[];
  taken: (start: number, end: number) => boolean;
  /** Is this the name of an organisation that the note names in full elsewhere: `Stokes Pelham` of Stokes Pelham LLP? */
  isOrg: (text: string) => boolean;
}

/** `firms` are organisations by their legal forms, whatever phrases they cut. */
export function claimPhrases(phrases: Phrase[], firms: readonly TextSpan[] = []): Claims {
  const of = new Map<Phrase, StrongKind>();
  const covered = new Set<number>();
  const whole = firms.map((firm) => withoutLeadIn(firm, phrases));
  for (const { start, end } of whole) for (let at = start; at < end; at++) covered.add(at);
  for (const phrase of phrases) {
    if (covered.has(phrase.start) || covered.has(phrase.end - 1)) continue;
    const kind = strongKind(phrase);
    if (kind === undefined) continue;
    of.set(phrase, kind);
    for (let at = phrase.start; at < phrase.end; at++) covered.add(at);
  }
  const named = [...of].filter(([, kind]) => kind === "org").map(([phrase]) => phrase);
  const orgs = new Set([...whole, ...named].map(({ text }) => orgKey(text)));
  return {
    of,
    firms: whole,
    isOrg: (text) => orgs.has(orgKey(text)),
    taken: (start, end) => covered.has(start) || covered.has(end - 1),
  };
}

/** `Ask Fitch Roofing Ltd`: the phrase begins after the verb. */
function withoutLeadIn(firm: TextSpan, phrases: Phrase[]): TextSpan {
  const phrase = phrases.find(
    ({ start, end }) => start > firm.start && start < firm.end && end >= firm.end - 8,
  );
  // `Argyll and Bute Council`
  const isJoint =
    phrase !== undefined && /\s(?:and|&)\s$/.test(firm.text.slice(0, phrase.start - firm.start));
  // `(Grieve Mallory LLP)`: in brackets it begins with no verb.
  const isBracketed = phrase !== undefined && /\($/.test(phrase.before.slice(0, firm.start - phrase.start));
  return phrase === undefined ||
    isJoint ||
    isBracketed ||
    phrase.words.length < 2 ||
    beginsWithBody(firm.text)
    ? firm
    : slice(firm, phrase.start - firm.start);
}
