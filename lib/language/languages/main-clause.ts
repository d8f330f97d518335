import type { Language } from "../match/language";

/**
 * A subordinate clause as a main one, whose verb stands second: "die Halle im Winter geschlossen bleibt" → "die Halle bleibt im Winter
 * geschlossen". Itself where it has more than one clause, or where its subject or its verb is not clear.
 */
export function mainClause({ verbSecond, separable }: Language, clause: string): string {
  const { subject, attributes, prefixed } = verbSecond ?? {};
  const who = subject?.exec(clause)?.[0];
  const words = clause.slice(who?.length).trim().split(/\s+/);
  const verb = words.pop() ?? "";
  if (who === undefined || words.length === 0 || /[,;:!?]|(?<!\d)\.\s|\s[–—-]\s/u.test(clause)) return clause;
  if (!/^\p{Ll}{3,}$/u.test(verb) || attributes?.test(words[0] ?? "")) return clause;
  // "… geschlossen bleibt und der Beitrag steigt"
  const and = words.findIndex((word) => verbSecond?.and.test(word));
  if (and > 0 && /^\p{Ll}+(?:[td]|en)$/u.test(words[and - 1] ?? "")) return clause;
  const prefixes = [...(separable ?? []), ...(verbSecond?.prefixes ?? [])].filter((it) =>
    verb.startsWith(it),
  );
  const prefix = prefixes.find((it) => prefixed?.has(verb.slice(it.length)));
  // "umgestaltet" or "antwortet": one is separated, the other is not.
  if (prefix === undefined && prefixes.length > 0) return clause;
  const parts = prefix === undefined ? [verb, ...words] : [verb.slice(prefix.length), ...words, prefix];
  return [clause.slice(0, who.length), ...parts].join(" ");
}
