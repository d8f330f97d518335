import type { Document, Phrase } from "@/lib/language";
import { isCommonWord, isPlainWord, languageOf, listField, slice, type TextSpan } from "@/lib/language";
import type { KnownHit } from "../known/known-hits";
import type { KnownIndex } from "../known/known-index";
import type { Claims } from "./claims";
import { collect } from "./collect";
import type { FoundEntity } from "./entity";

export interface ProjectSources {
  document: Document;
  phrases: Phrase[];
  claims: Claims;
  known: KnownIndex;
  knownHits: KnownHit[];
}

/** Known projects, `Project Heron`, `Project: …`, `the Orchard project`, and a list's title with an owner and a deadline. */
export function findProjects(sources: ProjectSources): FoundEntity[] {
  const { document, known } = sources;
  const spans: { span: TextSpan; confidence: number }[] = [];
  for (const { record, span } of sources.knownHits)
    if (record.type === "project") spans.push({ span: { ...span, text: record.name }, confidence: 1 });
  for (const [phrase, kind] of sources.claims.of)
    if (kind === "project") spans.push({ span: phrase, confidence: 0.85 });
  for (const block of document.blocks) {
    if (block.label?.kind !== "project" || block.text.length > 80) continue;
    spans.push({
      span: slice(block, 0, /[;,(|]|\s[-–—]\s/.exec(block.text)?.index ?? block.text.length),
      confidence: 0.9,
    });
  }
  for (const name of listField(document.source.frontmatter, "project", "projects")) {
    const bare = name.replace(/^\[\[(?:.*\/)?|\]\]$|\|.*$/g, "");
    const at = document.source.text.indexOf(bare);
    if (bare !== "" && at >= 0)
      spans.push({ span: { start: at, end: at + bare.length, text: bare }, confidence: 0.9 });
  }
  for (const phrase of sources.phrases) {
    const isNamed =
      phrase.words.length <= 3 &&
      /^ project\b(?! (?:manager|lead|plan|team|board|office|management))/i.test(phrase.after) &&
      /\bthe $/i.test(phrase.before);
    if (isNamed && !phrase.words.every((word) => isCommonWord(word) || isPlainWord(word)))
      spans.push({ span: phrase, confidence: 0.7 });
  }
  spans.push(...foreignProjects(document));
  const title = titledProject(document);
  if (title !== undefined) spans.push({ span: title, confidence: 0.7 });
  return collect("project", spans, known);
}

/** `Projekt „Albatros“`, `Proyecto Quetzal` */
function foreignProjects({ blocks, source }: Document): { span: TextSpan; confidence: number }[] {
  const whole = languageOf(source.masked);
  return blocks.flatMap((block) => {
    const match = (languageOf(block.text) ?? whole)?.project?.exec(block.text);
    const name = match?.[1];
    if (match === null || match === undefined || name === undefined || block.header !== undefined) return [];
    const last = name.split(/\s/).at(-1) ?? "";
    if (isCommonWord(last) || isPlainWord(last)) return [];
    const at = match.index + match[0].indexOf(name);
    return [{ span: slice(block, at, at + name.length), confidence: 0.7 }];
  });
}

/** `# Website relaunch` over `Owner: …` and `Deadline: …`. */
function titledProject(document: Document): TextSpan | undefined {
  const [title, ...rest] = document.blocks.slice(0, 6);
  if (title?.form !== "heading" || title.text.length > 60) return undefined;
  const labels = new Set(rest.map((block) => block.label?.kind));
  return labels.has("owner") && labels.has("due") ? title : undefined;
}
