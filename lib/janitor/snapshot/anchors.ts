/** The anchors of a text, as `Anchors` compares them. */
export interface AnchorKeys {
  headings: string[];
  blocks: string[];
}

/** The headings and blocks of a text that links can lead to. Rather finds too many than too few. */
export function anchorKeys(text: string): AnchorKeys {
  const [headings, blocks] = [new Set<string>(), new Set<string>()];
  for (const heading of headingsOf(text)) {
    headings.add(keyOf(heading));
    if (/[[<]/.test(heading)) headings.add(keyOf(withoutMarkup(heading)));
  }
  // Most texts have neither: looking for a character takes a tenth of the time of a pattern.
  if (text.includes("=") || text.includes("{#"))
    for (const [, id = ""] of text.matchAll(ELEMENT_ID)) headings.add(keyOf(id));
  if (text.includes("^")) for (const [, id = ""] of text.matchAll(BLOCK_ID)) blocks.add(id.toLowerCase());
  return { headings: [...headings], blocks: [...blocks] };
}

/** What links can lead to in a file. */
export class Anchors {
  private readonly headings: ReadonlySet<string>;
  private readonly blocks: ReadonlySet<string>;

  constructor({ headings, blocks }: AnchorKeys) {
    this.headings = new Set(headings);
    this.blocks = new Set(blocks);
  }

  /** Whether there is `Heading`, `Heading#Deeper` or `^block`. */
  has(anchor: string): boolean {
    if (anchor.startsWith("^")) return this.blocks.has(anchor.slice(1).trim().toLowerCase());
    const last = anchor.slice(anchor.lastIndexOf("#") + 1);
    // The second heading of a name has `-1` in the links of some programs.
    const keys = [keyOf(anchor), keyOf(last), keyOf(last.replace(/-\d+$/, ""))];
    return keys.some((key) => key === "" || this.headings.has(key));
  }
}

const HEADING = /^(?:[ \t]*>)*[ \t]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?#{1,6}[ \t]+(.*)$/gm;
/** The line below a heading: the line itself is looked up, since most lines are not above one. */
const UNDERLINE = /\n(?:=+|-+)[ \t]*\r?$/gm;
const ELEMENT_ID = /(?:\b(?:id|name)=["']?|\{#)([^\s"'>}]+)/g;
const BLOCK_ID = /(?:^|[ \t\])])\^([A-Za-z0-9-]+)[ \t]*\r?$/gm;

function* headingsOf(text: string): Generator<string> {
  if (text.includes("#")) for (const [, heading = ""] of text.matchAll(HEADING)) yield heading;
  for (const { index } of text.matchAll(UNDERLINE))
    yield text.slice(text.lastIndexOf("\n", index - 1) + 1, index);
}

/** The visible text of a heading with links. */
const withoutMarkup = (heading: string): string =>
  heading
    .replace(/!?\[\[[^\]|]*\|([^\]]*)\]\]/g, "$1")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<[^>]*>/g, "");

/** Programs differ in how they write punctuation, math and blanks of a heading in a link: only letters, digits and emoji count. */
const keyOf = (heading: string): string =>
  ASCII.test(heading)
    ? heading.toLowerCase().replace(/[^a-z0-9]+/g, "")
    : heading
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\p{M}\p{So}]/gu, "");

const ASCII = /^[\0-\x7f]*$/;
