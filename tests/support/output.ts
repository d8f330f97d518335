/** What a service says at trace in a night is longer than a string can be. */
const KEPT = 50_000_000;

/** The text and what comes after it, without the start of what is too long; that is cut off rarely, as it costs a copy. */
export function keepEnd(text: string, more: unknown, kept = KEPT): string {
  const all = text + String(more);
  return all.length > kept * 1.1 ? all.slice(-kept) : all;
}
