import { linksOf } from "../../links";

/** A link of the vault is written `[words](#kv-link-<n>)` in the Markdown that is parsed. */
const MARK = "#kv-link-";

export interface MarkedBody {
  markdown: string;
  /** The targets of `#kv-link-<n>`, as written in the record. */
  targets: string[];
}

/** The body with all links as Markdown links; code and comments are unchanged. */
export function markLinks(body: string): MarkedBody {
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

/** The index in `marked` of an address in the parsed Markdown, if it has one. */
export function linkAt(href: unknown, { targets }: MarkedBody): number | undefined {
  if (typeof href !== "string" || !href.startsWith(MARK)) return undefined;
  const index = Number.parseInt(href.slice(MARK.length), 10);
  return targets[index] === undefined ? undefined : index;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(/\.md$/, "");

const escapeMarks = (text: string): string => text.replace(/[\\`*_{}[\]<>()#+\-.!|~&$]/g, "\\$&");
