import { type Link, linksOf } from "../../links";
import { stemOf } from "../../path";
import type { RenderedLink } from "../limits";
import { anchorNamed, blockAnchor } from "./obsidian";

/** A link of the vault is written `[words](#kv-link-<n>)` in the Markdown that is parsed. */
const MARK = "#kv-link-";
const MARKED = /\[(?:\\.|[^\]\\])*\]\(#kv-link-(\d+)[^)]*\)/g;

export interface MarkedBody {
  markdown: string;
  /** What `#kv-link-<n>` leads to. */
  links: MarkedLink[];
}

export interface MarkedLink extends RenderedLink {
  /** The id of the heading or block it names. */
  anchor?: string;
  /** Set for an embed: the width of an image in px, or empty. */
  embed?: string;
  /** The whole link, as written. */
  source: string;
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
    const words = isWidth(link) ? stemOf(link.target) : wordsOf(link);
    markdown +=
      body.slice(done, from) + (isWiki ? `[${escapeMarks(words)}](${MARK}${index})` : `${MARK}${index}`);
    done = to;
  });
  return { markdown: markdown + body.slice(done), links: links.map((link) => marked(link, body)) };
}

/** The original text of marked Markdown: a formula may contain brackets that look like a link. */
export const unmarked = (text: string, { links }: MarkedBody): string =>
  text.replace(MARKED, (whole, number: string) => links[Number(number)]?.source ?? whole);

function marked(link: Link, body: string): MarkedLink {
  const { target, form, heading, block, alias = "", from, to } = link;
  const isEmbed = form === "embed" || (form === "markdown" && body[from] === "!");
  return {
    target,
    source: body.slice(from, to),
    ...(heading !== undefined && { heading, anchor: anchorNamed(heading) }),
    ...(block !== undefined && { block, anchor: blockAnchor(block) }),
    ...(isEmbed && { embed: widthOf(alias) }),
  };
}

const wordsOf = ({ alias, target, heading }: Link): string =>
  alias ?? [stemOf(target), heading].filter(Boolean).join(" › ");

/** `![[picture.png|300]]` */
const isWidth = ({ form, alias }: Link): boolean =>
  form === "embed" && /^[1-9]\d{0,3}(?:x\d{1,4})?$/.test(alias ?? "");

/** The width in px: of `300`, of `300x200`, and of a text that ends so, such as `A plan|300`. */
const widthOf = (alias = ""): string => /(?:^|\|)([1-9]\d{0,3})(?:x\d{1,4})?$/.exec(alias)?.[1] ?? "";

/** The index in `marked` of an address in the parsed Markdown, if it has one. */
export function linkAt(href: unknown, { links }: MarkedBody): number | undefined {
  if (typeof href !== "string" || !href.startsWith(MARK)) return undefined;
  const index = Number.parseInt(href.slice(MARK.length), 10);
  return links[index] === undefined ? undefined : index;
}

const escapeMarks = (text: string): string => text.replace(/[\\`*_{}[\]<>()#+\-.!|~&$]/g, "\\$&");
