import type { Document, Phrase } from "@/lib/language";
import {
  anyIn,
  anyOf,
  bareWord,
  CALENDAR_WORDS,
  FUNCTION_WORDS,
  isCommonWord,
  isGivenName,
  isPlaceName,
  isPlainWord,
  isVerb,
  languageOf,
  leading,
  listField,
  ROLE_WORDS,
  slice,
  TASK_VERBS,
  type TextSpan,
  withoutLink,
} from "@/lib/language";
import type { KnownHit } from "../known/known-hits";
import type { KnownIndex } from "../known/known-index";
import type { Claims } from "./claims";
import { collect } from "./collect";
import { capitalised, type FoundEntity, type FoundSpan } from "./entity";
import { labelledName } from "./labelled";
import { namedByTitle } from "./titled-projects";

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
  const spans: FoundSpan[] = [];
  for (const { record, span } of sources.knownHits)
    if (record.type === "project") spans.push({ span: { ...span, text: record.name }, confidence: 1 });
  for (const [phrase, kind] of sources.claims.of)
    if (kind === "project") spans.push({ span: phrase, confidence: 0.85 });
  for (const block of document.blocks) {
    // `Projects: Notify Ann of any announcements`
    const isOrder = TASK_VERBS.has(/^\p{L}+/u.exec(block.text)?.[0].toLowerCase() ?? "");
    if (block.label?.kind !== "project" || block.text.length > 80 || isOrder) continue;
    spans.push({ span: labelledName(block), confidence: 0.9 });
  }
  for (const name of listField(document.source.frontmatter, "project", "projects")) {
    const bare = withoutLink(name);
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
  spans.push(...foreignProjects(document), ...numberedProjects(document), ...builtProjects(document));
  spans.push(...namedByTitle(document), ...calledProjects(sources.phrases));
  const rhythm = regularProject(document);
  if (rhythm !== undefined) spans.push({ span: rhythm, confidence: 0.6 });
  const title = titledProject(document);
  if (title !== undefined) spans.push({ span: title, confidence: 0.7 });
  return withoutShorter(collect("project", spans, known));
}

/** "progress of the Lakeshore Wells Project", "belongs under project Bulkhead" */
const calledProjects = (phrases: readonly Phrase[]): FoundSpan[] =>
  phrases.flatMap((phrase) => {
    const { words, before, text } = phrase;
    const isCalled =
      /(?:^|\s)project\s[„“"«]?$/u.test(before) && words.length <= 3 && !phrase.initial && isNamedSo(words);
    const isWhole =
      words.length > 1 && words.length <= 5 && words.at(-1) === "Project" && /(?:^|\s)the\s$/i.test(before);
    return isCalled || (isWhole && isNamedSo(words.slice(0, -1)))
      ? [{ span: { ...phrase, text }, confidence: 0.6 }]
      : [];
  });

/** Not by an ordinary word, a person or a place alone: "project Manager", "the Website Project". */
const isNamedSo = (words: readonly string[]): boolean =>
  !words.some((word) => CALENDAR_WORDS.has(bareWord(word)) || ROLE_WORDS.has(bareWord(word))) &&
  !words.every((word) => isCommonWord(word) || isPlainWord(word)) &&
  !(words.length === 1 && (isGivenName(words[0] ?? "") || isPlaceName(words[0] ?? "")));

/** The channel `#proj-heron` is that of "Project Heron". */
const withoutShorter = (projects: FoundEntity[]): FoundEntity[] =>
  projects.filter(
    ({ name, known }) =>
      known !== undefined ||
      !projects.some(
        (other) => other.name !== name && other.name.toLowerCase().endsWith(` ${name.toLowerCase()}`),
      ),
  );

/** `Projekt „Albatros“`, `Proyecto Quetzal` */
function foreignProjects({ blocks, source }: Document): FoundSpan[] {
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

/** `Heron weekly - Mon 3 Feb`: the subject of regular meetings, which is not a day, a team or an ordinary word. */
function regularProject({ blocks }: Document): TextSpan | undefined {
  const [title] = blocks;
  const name =
    /^(\p{Lu}[\p{L}\p{N}]{3,})\s(?:weekly|bi-?weekly|stand-?up|sync|status|kick-?off|steering|retro|sprint)(?!\p{L})/iu.exec(
      title?.text ?? "",
    )?.[1];
  if (title === undefined || name === undefined || !/^\p{Lu}/u.test(name)) return undefined;
  const isWord =
    [isCommonWord, isGivenName, isPlaceName, isVerb].some((is) => is(name)) ||
    [CALENDAR_WORDS, ROLE_WORDS, FUNCTION_WORDS].some((words) => words.has(bareWord(name)));
  return isWord ? undefined : slice(title, 0, name.length);
}

/** `# Website relaunch` over `Owner: …` and `Deadline: …`. */
function titledProject(document: Document): TextSpan | undefined {
  const [title, ...rest] = document.blocks.slice(0, 6);
  if (title?.form !== "heading" || title.text.length > 60) return undefined;
  const labels = new Set(rest.map((block) => block.label?.kind));
  const isAbout = rest.slice(0, 2).some(({ text }) => ABOUT_PROJECT.test(text));
  return isAbout || (labels.has("owner") && labels.has("due")) ? title : undefined;
}

/** "Project notes – raised beds" below the title. */
const ABOUT_PROJECT = new RegExp(
  String.raw`^${anyOf("project")}\s?(?:notes?|log|diary|journal|page|${anyIn(["de"], "notebook")})(?!\p{L})`,
  "iu",
);

/** `Job 2218 – Lantern Street extension`, `#proj-heron`: a project by its number or its channel. */
function numberedProjects({ blocks }: Document): FoundSpan[] {
  return blocks.slice(0, 6).flatMap((block) => {
    const match = NUMBERED.exec(block.text) ?? CHANNEL.exec(block.text);
    const name = match?.[1];
    if (match === null || name === undefined) return [];
    const at = match.index + match[0].indexOf(name);
    const span = slice(block, at, at + name.length);
    return [{ span: capitalised(span), confidence: 0.7 }];
  });
}

/** `Umbau Schulhaus Bifang`, `BV Kita Sonnenhügel`, `Marshall St mill conversion`, in the title: what is built, or moved, is a project. */
function builtProjects({ blocks }: Document): FoundSpan[] {
  return blocks.slice(0, TITLE_BLOCKS).flatMap((block) => {
    const match = BUILT.exec(block.text) ?? SITE.exec(block.text) ?? WORKS.exec(block.text);
    const name = match?.[1];
    if (match === null || name === undefined || block.header !== undefined || block.text.length > 140)
      return [];
    const at = match.index + match[0].indexOf(name);
    return [{ span: slice(block, at, at + name.length), confidence: 0.6 }];
  });
}

const TITLE_BLOCKS = 3;
const PLACED = String.raw`(?:\s${leading("of", "of the")}?\p{Lu}[\p{L}'’.-]+){1,4}`;
/** "…, Erweiterung und Sanierung": what is done there. */
const WORK = String.raw`(?:,\s(?:${anyOf("buildingWork")})(?:\s${anyOf("and")}\s\p{Lu}\p{L}+)?)?`;
const BUILT = new RegExp(String.raw`(?<!\p{L})(${anyOf("buildingWork")}${PLACED})`, "u");
const SITE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf("site")}[:\s]|Job\s(?=\s))\s*(\p{Lu}[\p{L}'’.-]+${PLACED}${WORK})`,
  "u",
);
const WORKS =
  /(?<!\p{L})(\p{Lu}[\p{L}'’.-]{1,60}(?:\s\p{L}[\p{L}'’.-]{1,60}){0,3}\s(?:extension|conversion|refurbishment|relaunch|migration|restoration|rebuild|refit))(?!\p{L})/u;

const NUMBERED = new RegExp(
  String.raw`^${anyOf("project", "site")}\s(?:(?:no|nr|n°|nº)\.?\s?)?\d[\d./-]{1,8}\s?[–—:-]\s(\p{Lu}[^.;|]{3,60})$`,
  "iu",
);
const CHANNEL = /^#?(?:proj|project)-(\p{L}[\p{L}\d]{2,20})(?![\p{L}\d-])/iu;
