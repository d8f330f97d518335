import type { Language } from "../match/language";

/** "maken een voorstel", of several people, as of one: "maakt een voorstel". */
export function singular(language: Language, text: string): string {
  const [verb = "", ...others] = text.trim().split(" ");
  const [ending, end = ""] = language.plural ?? [];
  const one = ending === undefined ? byInfinitive(language).get(verb) : verb.replace(ending, end);
  return [one ?? verb, ...others].join(" ");
}

const forms = new WeakMap<Language, ReadonlyMap<string, string>>();

/** In German and Dutch, several do what the infinitive says. */
function byInfinitive(language: Language): ReadonlyMap<string, string> {
  const known =
    forms.get(language) ??
    new Map(Object.entries(language.verbs).map(([form, infinitive]) => [infinitive, form]));
  forms.set(language, known);
  return known;
}
