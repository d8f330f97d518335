import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A question, and the note that answers it. */
export interface Pair {
  /** Name of the file: `en-health`. */
  group: string;
  name: string;
  text: string;
  question: string;
}

/** Reads pairs: files named by language and domain, with a heading, a text and a question for each. */
export function readPairs(dir: string): Pair[] {
  const files = readdirSync(dir).filter((file) => file.endsWith(".md"));
  return files.sort().flatMap((file) => {
    const sections = readFileSync(join(dir, file), "utf8").split(/^# /mu);
    return sections.slice(1).map((section) => pairOf(file.slice(0, -".md".length), section));
  });
}

function pairOf(group: string, section: string): Pair {
  const [, name, text, question] = /^([^\n]+)\n([\s\S]*?)\n\? ([^\n]+)\s*$/u.exec(section) ?? [];
  if (!name || !text || !question) throw new Error(`${group}: “${section.slice(0, 40)}” is no pair`);
  return { group, name, text, question };
}

export const languageOf = ({ group }: Pair): string => group.slice(0, 2);

const STEM = /\p{L}{6}/gu;
/** Stems of words that say nothing about a topic. */
const FUNCTION_STEMS = new Set(["before", "betwee", "withou"]);

/** Stems of content words that a question shares with its note: none if only the meaning connects them. */
export function sharedStems({ name, text, question }: Pair): string[] {
  const own = new Set(`${name} ${text}`.toLowerCase().match(STEM) ?? []);
  const asked = new Set(question.toLowerCase().match(STEM) ?? []);
  return [...asked].filter((stem) => own.has(stem) && !FUNCTION_STEMS.has(stem));
}
