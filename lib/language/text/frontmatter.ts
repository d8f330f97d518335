import { parseRecord, splitDocument } from "@/lib/vault";

export interface Frontmatter {
  /** Offset of the body, in characters. 0 without valid frontmatter. */
  bodyStart: number;
  /** Where the text begins that is to be read: also behind frontmatter that is not valid. */
  textStart: number;
  fields: ReadonlyMap<string, unknown>;
}

/** The frontmatter of an inbox file. Invalid frontmatter stays in the body, so that nothing is lost. */
export function readFrontmatter(text: string): Frontmatter {
  const split = splitDocument(text);
  if (!split.fenced) return { bodyStart: 0, textStart: 0, fields: new Map() };
  const { frontmatter, problem } = parseRecord(text, split);
  const { bodyStart } = split;
  if (problem === undefined)
    return { bodyStart, textStart: bodyStart, fields: new Map(Object.entries(frontmatter)) };
  const title = TITLE.exec(text.slice(split.start, split.end))?.[1];
  return { bodyStart: 0, textStart: bodyStart, fields: new Map(title ? [["title", title]] : []) };
}

/** `title: Budget: first draft`, which is no YAML. */
const TITLE = /^\s*title:[ \t]*["']?(\S.*?)["']?[ \t]*$/m;

/** The first of the fields that is one line of text. */
export function textField(frontmatter: Frontmatter, ...keys: string[]): string | undefined {
  for (const key of keys) {
    const value = frontmatter.fields.get(key);
    if (typeof value === "string" && value.trim() !== "") return value.trim();
    if (typeof value === "number") return String(value);
  }
  return undefined;
}

/** The name that a field has, also as a link: "Ann Lee" of `[[person/Ann Lee|Ann]]`. */
export const withoutLink = (text: string): string => text.replace(/^\[\[(?:.*\/)?|\]\]$|\|.*$/g, "");

/** The first of the fields that is a list of texts, or a text with commas. */
export function listField(frontmatter: Frontmatter, ...keys: string[]): string[] {
  for (const key of keys) {
    const value = frontmatter.fields.get(key);
    const items = typeof value === "string" ? value.split(/[,;]/) : Array.isArray(value) ? value.flat() : [];
    const texts = items.filter((item) => typeof item === "string").map((item) => item.trim());
    if (texts.length > 0) return texts.filter((text) => text !== "");
  }
  return [];
}
