import type { Language } from "../match/language";

/**
 * What a person takes on, from the text after the name, as an infinitive; undefined when it is no task. `isSure`: a list
 * or a day shows that it is one, whatever the verb.
 */
export function taskTitle(language: Language, after: string, isSure = false): string | undefined {
  const rest = after
    .trim()
    .replace(/[.!;]+$/, "")
    .replace(/\s+/g, " ");
  for (const pattern of language.commitments) {
    const found = pattern.exec(rest)?.[1];
    if (found !== undefined) return found.trim();
  }
  const [verb = "", ...others] = rest.split(" ");
  const base = infinitiveOf(language, verb.toLowerCase()) ?? (isSure ? regularOf(language, verb) : undefined);
  if (base === undefined || others.length === 0) return undefined;
  if (language.separable === undefined) return `${base} ${others.join(" ")}`;
  const last = others.at(-1)?.toLowerCase() ?? "";
  const isSeparated = language.separable.has(last) && others.length > 1;
  return isSeparated ? `${others.slice(0, -1).join(" ")} ${last}${base}` : `${others.join(" ")} ${base}`;
}

function infinitiveOf({ verbs, futures }: Language, verb: string): string | undefined {
  if (Object.hasOwn(verbs, verb)) return verbs[verb];
  const future = futures.find(([pattern]) => pattern.test(verb));
  return future && verb.replace(future[0], future[1]);
}

function regularOf({ regular = [], speech }: Language, verb: string): string | undefined {
  if (!/^\p{Ll}/u.test(verb) || speech?.has(verb)) return undefined;
  const found = regular.find(([pattern]) => pattern.test(verb));
  return found && verb.replace(found[0], found[1]);
}
