import { type Block, featureWords, matchKey, orgKey, type Phrase, verbForm } from "@/lib/language";
import { confidenceByRule } from "../../people/confidence";
import { type Person, recordName } from "../../people/person";
import { formFeatures } from "./form";
import { otherKeys, type PersonCandidate, type PersonContext } from "./person-candidates";
import { codeOf } from "./place";

/** What the first places where the note has a name say of it. */
const MAX_PLACES = 4;

/**
 * What a model reads of a name: its form, its places, what else the note has of it, and what the rules made of it. Weights belong to
 * these words: after a change train again.
 */
export function personReader(context: PersonContext): (candidate: PersonCandidate) => string[] {
  const { document, people, others } = context;
  const lower = new Set(document.source.masked.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}'’-]*/gu) ?? []);
  const all = people.all();
  const parts = new Set(all.flatMap((person) => recordName(person).split(" ").map(matchKey)));
  const kinds = otherKeys(others);
  const named = namedBlocks(context);
  const size = Math.min(5, Math.ceil(Math.log2(all.length + 1)));
  const own = [
    `file people ${size}`,
    `file kind ${document.isChat ? "chat" : document.isMail ? "mail" : "note"}`,
  ];
  return ({ name, mentions, found }) => {
    const words = name.split(/\s+/);
    const count = words.length === 1 ? "one" : words.length === 2 ? "two" : "some";
    const kind = kinds.get(orgKey(name));
    const features = [
      ...formFeatures(words, name).filter((it) => !it.startsWith("first-begin ")),
      ...(/^\p{Ll}/u.test(name) ? ["shape small"] : []),
      ...(/[\p{L}]\d|_/u.test(name) ? ["shape account"] : []),
      ...mentions.slice(0, MAX_PLACES).flatMap((phrase) => placeFeatures(phrase, count, context, named)),
      ...own.map((it) => `${it} ${count}`),
      `file count ${Math.min(5, mentions.length)} ${count}`,
      ...(mentions.every(({ initial }) => initial) ? [`file initial ${count}`] : []),
      ...(words.some((word) => lower.has(word.toLowerCase())) ? [`file lower ${count}`] : []),
      ...(found === undefined && words.some((word) => parts.has(matchKey(word)))
        ? [`file person ${count}`]
        : []),
      ...(kind === undefined ? [] : [`file is ${kind}`]),
      ...(found === undefined ? ["rule none"] : ruleFeatures(found)),
    ];
    return [...new Set(features)];
  };
}

function ruleFeatures(person: Person): string[] {
  const { structured, weak, participant, role, email, org, handle } = person;
  return [
    `rule ${structured ? "listed" : weak ? "weak" : "said"} ${person.name.words.length > 1 ? "full" : "one"}`,
    `rule at ${Math.round(confidenceByRule(person) * 20)}`,
    ...(participant ? ["rule participant"] : []),
    ...(role ? ["rule role"] : []),
    ...(email ? ["rule email"] : []),
    ...(org ? ["rule org"] : []),
    ...(handle ? ["rule handle"] : []),
  ];
}

function namedBlocks({ document, people }: PersonContext): NamedIn {
  const counts = new Map<Block, number>();
  let at = 0;
  for (const block of document.blocks) {
    while ((people.mentions[at]?.start ?? Infinity) < block.start) at++;
    let count = 0;
    while ((people.mentions[at]?.start ?? Infinity) < block.end) {
      at++;
      count++;
    }
    counts.set(block, count);
  }
  const order = new Map(document.blocks.map((block, index) => [block, index]));
  return (block, step = 0) => {
    const there = document.blocks[(order.get(block) ?? 0) + step];
    return there?.form === block.form ? (counts.get(there) ?? 0) : undefined;
  };
}

/** How many people the rules find in a block, or in one before or after it if that has the same form. */
type NamedIn = (block: Block, step?: number) => number | undefined;

/** What is before and after a name, and where it is. */
function placeFeatures(phrase: Phrase, size: string, context: PersonContext, named: NamedIn): string[] {
  const code = codeOf(phrase.block) ?? context.language;
  return [
    `lang ${code} ${size}`,
    ...wordFeatures(phrase, code, size),
    ...lineFeatures(phrase, size, context),
    ...besideFeatures(phrase, size, context, named),
  ];
}

function wordFeatures({ before, after }: Phrase, code: string, size: string): string[] {
  const [far = "^", near = "^"] = ["^", "^", ...featureWords(before.slice(-40))].slice(-2);
  const [next = "$", second = "$"] = featureWords(after.slice(0, 40));
  const [lead, end] = [signOf(before, /[^\s\p{L}\p{N}]\s*$/u), signOf(after, /^\s*[^\s\p{L}\p{N}]/u)];
  return [
    `before ${near}`,
    `before-two ${far} ${near}`,
    `after ${next}`,
    `after-two ${next} ${second}`,
    `after-form ${code} ${verbForm(next)} ${end}`,
    `after-end ${code} ${next.slice(-3)}`,
    `sign-before ${lead} ${size}`,
    `sign-after ${end} ${size}`,
    `signs ${lead} ${end} ${size}`,
  ];
}

const signOf = (text: string, sign: RegExp): string =>
  sign.exec(text)?.[0].trim() ?? (text.trim() === "" ? "edge" : "none");

/** The heading, label and column above it, and whether it is alone in its line or cell. */
function lineFeatures(
  { block, start, end, initial }: Phrase,
  size: string,
  { document, skip }: PersonContext,
): string[] {
  const { section, label, cells, header, voice } = block;
  const cell = cells?.find((it) => it.start <= start && end <= it.end);
  const isWhole = start - block.start <= 3 && block.end - end <= 3;
  return [
    `section ${section.kind} ${size}`,
    ...featureWords(section.title)
      .slice(0, 6)
      .map((word) => `title ${word}`),
    ...(label === undefined ? [] : [`label ${label.kind} ${size}`]),
    ...featureWords(label?.text ?? "")
      .slice(0, 4)
      .map((word) => `labelled ${word}`),
    ...featureWords(cell?.column ?? "")
      .slice(0, 4)
      .map((word) => `column ${word}`),
    `form ${block.form} ${start - block.start <= 3 ? "first" : initial ? "initial" : "inner"} ${size}`,
    ...(isWhole ? [`line whole ${block.form}`, `line whole ${section.kind} ${size}`] : []),
    ...(cell !== undefined && cell.end - cell.start - (end - start) <= 3 ? [`line cell ${size}`] : []),
    ...(header === undefined ? [] : [`line ${header}`]),
    ...(voice === undefined ? [] : ["line voice"]),
    ...(block.check === undefined ? [] : ["line check"]),
    ...(block.quoted ? ["line quoted"] : []),
    ...(skip.has(block) ? ["line signature"] : []),
    ...(block === document.blocks[0] ? ["line top"] : []),
  ];
}

/** People and other names beside it, in its line and in the lines around. */
function besideFeatures(
  phrase: Phrase,
  size: string,
  { people, document }: PersonContext,
  named: NamedIn,
): string[] {
  const { block, before, after, start, end } = phrase;
  const text = document.source.masked;
  const last = people.within(start - 50, start).at(-1);
  const [next] = people.within(end, end + 40);
  const between = last === undefined ? undefined : gapOf(text.slice(last.end, start));
  const behind = next === undefined ? undefined : gapOf(text.slice(end, next.start));
  const [above, below] = [named(block, -1), named(block, 1)];
  return [
    ...(between !== undefined && between.length < 16 ? [`person-before ${between}`] : []),
    ...(behind !== undefined && behind.length < 16 ? [`person-after ${behind}`] : []),
    `people here ${Math.min(3, named(block) ?? 0)} ${block.form} ${size}`,
    ...(above === undefined ? [] : [`people above ${Math.min(2, above)} ${size}`]),
    ...(below === undefined ? [] : [`people below ${Math.min(2, below)} ${size}`]),
    ...(/\(\s*$/.test(before) && /^\s*\)/.test(after) ? [`beside brackets ${size}`] : []),
    ...(/^['’]s?(?!\p{L})/u.test(after) ? [`beside possessive ${size}`] : []),
    ...(/^\s?\d/.test(after) ? ["beside figure"] : []),
    ...(/\d\s*$/.test(before) ? ["beside figure-before"] : []),
    ...(/\p{Lu}[\p{L}’'-]+,\s$/u.test(before) ? [`list before ${size}`] : []),
    ...(/^,\s\p{Lu}/u.test(after) ? [`list after ${size}`] : []),
    `length ${Math.min(6, Math.ceil(Math.log2(block.text.length + 1)))} ${block.form} ${size}`,
  ];
}

const gapOf = (text: string): string => text.trim().toLowerCase();
