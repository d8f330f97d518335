import { linksOf, type RecordDetail, type RecordLink, recordAt } from "@/lib/vault";
import { nameOf } from "./href";

/** Where the links of a record lead, by the target as it is written. */
export type Resolved = ReadonlyMap<string, RecordLink>;

export const resolvedOf = ({ links }: Pick<RecordDetail, "links">): Resolved =>
  new Map(links.map((link) => [link.target, link]));

/** Whether there is a page for it: other files of the vault are listed, not shown. */
export const hasPage = (path: string): boolean => recordAt(path) !== undefined;

/** Links of the body become `[text](#kv-link-<n>)` in its Markdown. */
const MARK = "#kv-link-";

export interface LinkedBody {
  markdown: string;
  /** What `#kv-link-<n>` means. */
  targets: string[];
}

/** The body with its links in the one form that Markdown knows; code and comments stay as they are. */
export function linkBody(body: string): LinkedBody {
  const whole = {
    fenced: false,
    unclosed: false,
    start: 0,
    end: 0,
    fenceEnd: 0,
    bodyStart: 0,
    eol: "\n",
  } as const;
  const links = linksOf(body, whole);
  let markdown = "";
  let done = 0;
  links.forEach((link, index) => {
    const isWiki = link.form !== "markdown";
    const [from, to] = isWiki ? [link.from, link.to] : [link.start, link.end];
    const words = link.alias ?? [nameOf(link.target), link.heading].filter(Boolean).join(" › ");
    markdown +=
      body.slice(done, from) + (isWiki ? `[${escapeMarks(words)}](${MARK}${index})` : `${MARK}${index}`);
    done = to;
  });
  return { markdown: markdown + body.slice(done), targets: links.map((link) => link.target) };
}

/** The target of a `#kv-link-<n>` in the Markdown; undefined for other links. */
export function targetOf(href: string | undefined, { targets }: LinkedBody): string | undefined {
  const index = href?.startsWith(MARK) ? Number.parseInt(href.slice(MARK.length), 10) : -1;
  return targets[index];
}

const escapeMarks = (text: string): string => text.replace(/[\\`*_{}[\]<>()#+\-.!|~&$]/g, "\\$&");
