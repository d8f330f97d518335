import type { Dice } from "./dice";
import type { Fields, Value } from "./fields";

/** How one person, or one program, writes frontmatter. */
export interface Hand {
  list: "block" | "flush" | "inline";
  quote: '"' | "'" | "none";
  comments: boolean;
  block: "|" | ">-";
  eol: "\n" | "\r\n";
  bom: boolean;
}

const USUAL: Hand = { list: "block", quote: '"', comments: false, block: "|", eol: "\n", bom: false };

/** Hands of real vaults and how many of a hundred records each wrote. */
const HANDS = {
  obsidian: [34, USUAL],
  inline: [16, { ...USUAL, list: "inline" }],
  flush: [12, { ...USUAL, list: "flush", quote: "'" }],
  commented: [12, { ...USUAL, comments: true, block: ">-" }],
  windows: [8, { ...USUAL, eol: "\r\n" }],
  terse: [7, { ...USUAL, list: "inline", quote: "'", comments: true }],
  unquoted: [6, { ...USUAL, quote: "none" }],
  marked: [3, { ...USUAL, bom: true }],
  exported: [2, { ...USUAL, list: "inline", eol: "\r\n", bom: true }],
} as const satisfies Record<string, readonly [share: number, hand: Hand]>;

const SHARES = Object.fromEntries(Object.entries(HANDS).map(([name, [share]]) => [name, share])) as Record<
  keyof typeof HANDS,
  number
>;

export const handOf = (dice: Dice): Hand => HANDS[dice.weighted(SHARES)][1];

/** The lines between the fences, ended by `\n`. */
export function writeFields(fields: Fields, hand: Hand, dice: Dice): string {
  const out: string[] = hand.comments ? ["# kept by hand"] : [];
  for (const [name, value] of fields) {
    const lines = entry(name, value, hand);
    const isPlain = lines.length === 1 && !/[|>]-?$/.test(lines[0] ?? "");
    if (hand.comments && isPlain && dice.chance(0.1)) lines[0] += "  # check";
    out.push(...lines);
  }
  return `${out.join("\n")}\n`;
}

function entry(name: string, value: Value, hand: Hand): string[] {
  if (value === null) return [`${name}:`];
  if (typeof value !== "object") return [`${name}: ${scalar(value)}`];
  if ("date" in value) return [`${name}: ${value.date}`];
  if ("link" in value) return [`${name}: ${quoted(value.link, hand)}`];
  if ("items" in value) return list(name, value.items.map(scalar), hand);
  if ("links" in value) {
    const links = value.links.map((link) => quoted(link, hand));
    return list(name, links, hand);
  }
  if ("lines" in value) return [`${name}: ${hand.block}`, ...value.lines.map((line) => `  ${line}`)];
  if ("map" in value) return [`${name}:`, ...pairs(value.map).map((line) => `  ${line}`)];
  return [`${name}:`, ...value.maps.flatMap((map) => mapItem(map, hand))];
}

function list(name: string, items: string[], hand: Hand): string[] {
  if (hand.list === "inline") return [`${name}: [${items.join(", ")}]`];
  const indent = hand.list === "block" ? "  " : "";
  return [`${name}:`, ...items.map((item) => `${indent}- ${item}`)];
}

const pairs = (map: Record<string, string | number>): string[] =>
  Object.entries(map).map(([key, value]) => `${key}: ${scalar(value)}`);

function mapItem({ to = "", ...rest }: Record<string, string>, hand: Hand): string[] {
  return [`  - to: ${quoted(to, hand)}`, ...pairs(rest).map((line) => `    ${line}`)];
}

/** A name with an apostrophe must be escaped in single quotes. */
function quoted(link: string, { quote, list }: Hand): string {
  if (quote === "none" && list !== "inline" && !/[|,#]/.test(link)) return link;
  return quote === "'" && !link.includes("'") ? `'${link}'` : `"${link}"`;
}

function scalar(value: string | number | boolean): string {
  const text = String(value);
  const isPlain = typeof value !== "string" || (/^[\p{L}\p{N}]/u.test(text) && !/: | #|[,[\]{}]/.test(text));
  return isPlain ? text : JSON.stringify(text);
}
