import { type CST, Parser } from "yaml";

/** Nested documents of 40 KB have ended whole processes, so both are checked before a parser builds anything. */
export const MAX_FRONTMATTER_BYTES = 64 * 1024;
export const MAX_DEPTH = 64;

export const isTooLong = (yaml: string): boolean =>
  yaml.length > MAX_FRONTMATTER_BYTES ||
  (yaml.length * 3 > MAX_FRONTMATTER_BYTES && Buffer.byteLength(yaml) > MAX_FRONTMATTER_BYTES);

/** Counts cheaply what could nest, and only where that is too much looks at what does. */
export const isTooDeep = (yaml: string): boolean =>
  nestingBound(yaml) > MAX_DEPTH && nesting(yaml) > MAX_DEPTH;

/** Never less than the depth: every opening bracket, and the worst line's indent and dashes. */
function nestingBound(yaml: string): number {
  let brackets = 0;
  let worst = 0;
  let line = 0;
  for (let i = 0; i < yaml.length; i++) {
    const code = yaml.charCodeAt(i);
    if (code === 0x0a) line = 0;
    else if (code === 0x5b || code === 0x7b) brackets++;
    // A blank, a dash, a question mark or a colon: each level of a block needs one of its own.
    else if (
      (code === 0x20 || code === 0x09 || code === 0x2d || code === 0x3f || code === 0x3a) &&
      ++line > worst
    ) {
      worst = line;
    }
  }
  return brackets + worst;
}

/** The depth as the concrete syntax has it. That parser keeps its own stack, so depth cannot harm it. */
function nesting(yaml: string): number {
  let deepest = 0;
  const open: { token: CST.Token; depth: number }[] = [];
  for (const token of new Parser().parse(yaml)) {
    if (token.type === "document" && token.value) open.push({ token: token.value, depth: 1 });
  }
  for (let next = open.pop(); next; next = open.pop()) {
    if (!("items" in next.token)) continue;
    deepest = Math.max(deepest, next.depth);
    for (const item of next.token.items) {
      if ("key" in item && item.key) open.push({ token: item.key, depth: next.depth + 1 });
      if (item.value) open.push({ token: item.value, depth: next.depth + 1 });
    }
  }
  return deepest;
}
