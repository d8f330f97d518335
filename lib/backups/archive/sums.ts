/** One line of `sha256sum`: a name with a line break or a backslash is escaped, and its line starts with a backslash. */
export function sumLine(hash: string, name: string): string {
  const escaped = name.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("\r", "\\r");
  return `${escaped === name ? "" : "\\"}${hash}  ${escaped}\n`;
}

const LINE = /^(\\?)([0-9a-f]{64}) {2}(.+)$/s;

/** Parses the output of `sha256sum` into hashes by name; null when it is malformed. */
export function parseSums(text: string): Map<string, string> | null {
  if (text !== "" && !text.endsWith("\n")) return null;
  const sums = new Map<string, string>();
  for (const line of text.split("\n").slice(0, -1)) {
    const [, isEscaped, hash, name] = LINE.exec(line) ?? [];
    if (hash === undefined || name === undefined) return null;
    sums.set(isEscaped ? unescaped(name) : name, hash);
  }
  return sums;
}

const unescaped = (name: string): string =>
  name.replace(/\\(.)/gs, (_, letter: string) => (letter === "n" ? "\n" : letter === "r" ? "\r" : letter));
