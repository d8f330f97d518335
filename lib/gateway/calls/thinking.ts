const OPENING = /^\s*<think(?:ing)?>/i;
const CLOSING = /<\/think(?:ing)?>/i;

/**
 * An answer without what a model was thinking before it. Some templates of local servers leave out the opening tag; a text
 * that begins otherwise is returned unchanged.
 */
export function withoutThinking(text: string): string {
  const closing = CLOSING.exec(text);
  if (!closing) return OPENING.test(text) ? "" : text;
  const thought = text.slice(0, closing.index);
  // JSON that only mentions the tag begins before it, and continues behind it.
  const isThought = OPENING.test(text) || !/^\s*[{`<]/.test(thought);
  return isThought ? text.slice(closing.index + closing[0].length).trimStart() : text;
}
