/** The words of a command: atoms, quoted strings without their quotes, and `(…)` as one word. */
export function tokensOf(text: string): string[] {
  const words = text.matchAll(/"((?:[^"\\]|\\.)*)"|(\((?:[^()"]|"(?:[^"\\]|\\.)*"|\([^()]*\))*\))|(\S+)/g);
  return [...words].map(([, quoted, list, atom]) => quoted?.replace(/\\(.)/g, "$1") ?? list ?? atom ?? "");
}

export const quoted = (text: string | null): string =>
  text === null ? "NIL" : `"${text.replace(/[\\"]/g, "\\$&")}"`;
