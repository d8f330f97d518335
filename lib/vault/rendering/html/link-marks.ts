import { type Link, linksOf } from "../../links";
import { blockAnchor, headingAnchor } from "./obsidian";

/** A link of the vault is written `[words](#kv-link-<n>)` in the Markdown that is parsed. */
const MARK = "#kv-link-";

export interface MarkedBody {
  markdown: string;
  /** What `#kv-link-<n>` leads to. */
  links: MarkedLink[];
}

export interface MarkedLink {
  /** As written in the record. */
  target: string;
  /** The id of the heading or block it names. */
  anchor?: string;
  /** Of an embed: the width of an image in px, or nothing. */
  embed?: string;
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
    const words = isWidth(link) ? nameOf(link.target) : wordsOf(link);
    markdown +=
      body.slice(done, from) + (isWiki ? `[${escapeMarks(words)}](${MARK}${index})` : `${MARK}${index}`);
    done = to;
  });
  return { markdown: markdown + body.slice(done), links: links.map(marked) };
}

function marked(link: Link): MarkedLink {
  const { target, form, heading, block, alias = "" } = link;
  return {
    target,
    ...(heading !== undefined && { anchor: headingAnchor(heading) }),
    ...(block !== undefined && { anchor: blockAnchor(block) }),
    ...(form === "embed" && { embed: isWidth(link) ? alias : "" }),
  };
}

const wordsOf = ({ alias, target, heading }: Link): string =>
  alias ?? [nameOf(target), heading].filter(Boolean).join(" › ");

/** `![[picture.png|300]]` */
const isWidth = ({ form, alias }: Link): boolean => form === "embed" && /^[1-9]\d{0,3}$/.test(alias ?? "");

/** The index in `marked` of an address in the parsed Markdown, if it has one. */
export function linkAt(href: unknown, { links }: MarkedBody): number | undefined {
  if (typeof href !== "string" || !href.startsWith(MARK)) return undefined;
  const index = Number.parseInt(href.slice(MARK.length), 10);
  return links[index] === undefined ? undefined : index;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(/\.md$/, "");

const escapeMarks = (text: string): string => text.replace(/[\\`*_{}[\]<>()#+\-.!|~&$]/g, "\\$&");
