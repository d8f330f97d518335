import { domainLabels, linkLabels, matchesDomain, matchKey } from "@/lib/language";
import { recordName } from "../../people/person";
import type { NameCandidate, NameContext } from "./candidates";
import { formFeatures } from "./form";
import { placeFeatures } from "./place";

/** What the first places where the note has a name say of it. */
const MAX_PLACES = 6;

/** What a model reads of a name: its form, its places, and what else the note has of it. Weights belong to these names: after a change train again. */
export function nameReader(context: NameContext): (candidate: NameCandidate) => string[] {
  const { document, people, others } = context;
  const lower = new Set(document.source.masked.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}'’-]*/gu) ?? []);
  const parts = new Set(people.all().flatMap((person) => recordName(person).split(" ")));
  const mails = domainLabels(document.source.masked);
  const links = linkLabels(document.source.text);
  const kinds = new Map(others.map(({ name, type }) => [matchKey(name), type]));
  return ({ name, mentions }) => {
    const words = name.split(/\s+/);
    const [isOne, kind] = [words.length === 1, kinds.get(matchKey(name))];
    const features = [
      ...formFeatures(words, name),
      ...mentions.slice(0, MAX_PLACES).flatMap((phrase) => placeFeatures(phrase, isOne, context)),
      `file count ${Math.min(4, mentions.length)}`,
      ...(mentions.every(({ initial }) => initial) ? ["file initial"] : []),
      ...(words.some((word) => lower.has(word.toLowerCase())) ? [`file lower ${isOne}`] : []),
      ...(words.some((word) => parts.has(word)) ? [`file person ${isOne}`] : []),
      ...(matchesDomain(name, mails) ? ["file domain"] : []),
      ...(name.length > 4 && matchesDomain(name, links) ? ["file link"] : []),
      ...(kind === undefined ? [] : [`file is ${kind}`]),
    ];
    return [...new Set(features)];
  };
}
