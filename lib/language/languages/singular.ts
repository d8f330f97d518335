import { madeOnce } from "@/lib/core/made-once";
import type { Language } from "../match/language";

/** "maken een voorstel", of several people, as of one: "maakt een voorstel". */
export function singular(language: Language, text: string): string {
  const [verb = "", ...others] = text.trim().split(" ");
  const [ending, end = ""] = language.plural ?? [];
  const one = ending === undefined ? byInfinitive(language).get(verb) : verb.replace(ending, end);
  return [one ?? verb, ...others].join(" ");
}

/** In German and Dutch, several do what the infinitive says. */
const byInfinitive = madeOnce(
  ({ verbs }: Language): ReadonlyMap<string, string> =>
    new Map(Object.entries(verbs).map(([form, infinitive]) => [infinitive, form])),
);
