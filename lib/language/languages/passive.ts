import type { Language } from "../match/language";
import type { VerbSecond } from "../match/verb-second";

/** What is to be done, with the thing as its subject: "Die Pokale müssen noch bestellt werden" → "Die Pokale bestellen". */
export function fromPassive(language: Language, text: string): string | undefined {
  const second = language.verbSecond;
  const words = text.replace(/[.!;]+$/u, "").split(" ");
  const at = words.findIndex((word) => second?.passive.must.test(word));
  if (second === undefined || at < 1 || words.length > MAX_WORDS) return undefined;
  const end = words.slice(-2);
  const isPassive = end.some((word) => second.passive.become.test(word));
  const participle = end.find((word) => !second.passive.become.test(word)) ?? "";
  const base = isPassive ? ofParticiple(language, participle) : undefined;
  const thing = thingOf(words.slice(0, at).join(" "), second);
  if (base === undefined || thing === undefined) return undefined;
  const between = ` ${words.slice(at + 1, -2).join(" ")} `.replace(second.fillers, "").replace(/\s+/g, " ");
  const object = thing.replace(...second.passive.object);
  return [object, between.replace(second.passive.still, " ").trim(), base].filter(Boolean).join(" ");
}

const MAX_WORDS = 20;

/** "Das Zertifikat" of "Das Zertifikat läuft ab,": the subject that the clause before a comma has as well. */
function thingOf(text: string, { subject, subordinates }: VerbSecond): string | undefined {
  if (subordinates.test(text)) return undefined;
  if (!/,/u.test(text)) return text;
  return /,$/u.test(text) ? subject?.exec(text)?.[0] : undefined;
}

/** "bestellt" → "bestellen", "nachgetragen" → "nachtragen", "gerepareerd" → "repareren" */
function ofParticiple(language: Language, word: string): string | undefined {
  const { separable, verbSecond: second, verbs } = language;
  if (second === undefined || !/^\p{Ll}{4,}$/u.test(word)) return undefined;
  const [, lead = "", own = ""] = /^(.*?)ge(?=\p{L}{3})(.+)$/u.exec(word) ?? [];
  const isPrefixed = lead !== "" && (separable?.has(lead) === true || second.prefixes.has(lead));
  const isWhole = lead !== "" && !isPrefixed;
  const [prefix, stem] = own === "" || isWhole ? ["", word] : [lead, own];
  const strong = second.participles[stem];
  if (strong !== undefined) return prefix + strong;
  if (/en$/u.test(stem)) return prefix + stem;
  const endings = second.passive.endings.filter((ending) => ending.test(stem));
  const bases = endings.map((ending) => regular(stem.replace(ending, ""), second));
  const known = new Set(Object.values(verbs));
  const base = bases.find((it) => it !== undefined && known.has(it)) ?? bases[0];
  return base && prefix + base;
}

function regular(stem: string, { regular: forms }: VerbSecond): string | undefined {
  const form = forms.find(([pattern]) => pattern.test(stem));
  return form && stem.replace(form[0], form[1]);
}
