import { lowerFirst } from "@/lib/core/letter-case";
import { anyIn, type Block, contentWords, isBareVerb, type Language, type TextSpan } from "@/lib/language";
import { Cuts } from "../cuts";
import type { TaskContext, TaskDraft } from "../draft";
import { languagesOf } from "../foreign/languages";
import { trailing } from "../owner/behind";
import { selfOf } from "../owner/self";
import { NO_OWNERS } from "../sections";

const MAX_WORDS = 16;

/** `Wirt fragen wegen Saal -- Irmi`, `Llamar al fontanero (Hugo)`: an order in a line that ends with who is to do it. */
export function closedByName(sentence: TextSpan, block: Block, context: TaskContext): TaskDraft[] {
  if (block.voice !== undefined || NO_OWNERS.has(block.label?.kind ?? block.section.kind)) return [];
  const cuts = new Cuts(sentence, context.document.source);
  cuts.takeDue(context.calendar);
  const owners = trailing(cuts, context.people);
  if (owners === undefined) return [];
  const owner = owners.self ? selfOf(block, context) : owners.owner;
  const title = cuts.title().replace(/[.!]+$/, "");
  const words = title.split(" ").length;
  if (owner === undefined || words > MAX_WORDS || contentWords(title).length < 2) return [];
  if (!isOrder(title, languagesOf(sentence, context))) return [];
  const draft = { title, span: sentence, owner, helpers: owners.helpers, due: cuts.due };
  return [{ ...draft, status: "todo", confidence: 0.8 }];
}

/** By a verb that is known: "Rechnung erhalten" and "Lettere ai soci" look like infinitives, "Talk on bees" like an order. */
function isOrder(title: string, languages: readonly Language[]): boolean {
  const text = lowerFirst(title);
  if (languages.length === 0) return !ABOUT.test(text) && isBareVerb(/^[\p{L}-]+/u.exec(text)?.[0] ?? "");
  return languages.some((language) =>
    openings(text).some((part) => language.infinitive?.test(part) && hasKnownVerb(part, language)),
  );
}

/** "talk on bees", "vote of thanks" */
const ABOUT = /^[\p{L}-]+ (?:on|of|from|about|by|to the)(?!\p{L})|^[\p{L}-]+ \d{1,3}$/u;

/** In German and Dutch the verb comes last. */
function hasKnownVerb(text: string, { verbs, separable }: Language): boolean {
  const words = text.split(/\s+/);
  const verb = (separable === undefined ? words[0] : words.at(-1)) ?? "";
  return Object.values(verbs).some(
    (known) => verb === known || (separable?.has(verb.slice(0, -known.length)) && verb.endsWith(known)),
  );
}

/** "wirt fragen" of "wirt fragen wegen Saal": in German and Dutch something may follow the infinitive. */
const openings = (text: string): string[] => [
  text,
  ...[...text.matchAll(BEHIND)].map(({ index }) => text.slice(0, index)),
];
const BEHIND = new RegExp(
  String.raw`[,;(]|\s(?=${anyIn(["de", "nl"], "with", "at", "for", "to", "until", "before", "about", "in", "of", "on a day")}\s)`,
  "giu",
);
