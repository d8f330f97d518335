/** One line of `sha256sum`: a name with a line break or a backslash is escaped, and its line starts with a backslash. */
export function sumLine(hash: string, name: string): string {
  const escaped = name.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("\r", "\\r");
  return `${escaped === name ? "" : "\\"}${hash}  ${escaped}\n`;
}

const LINE = /^(\\?)([0-9a-f]{64}) {2}(.+)$/s;

/** The names and hashes in the output of `sha256sum`, line by line, since there may be very many; null for a malformed line. */
export function* sumsIn(bytes: Buffer): Generator<{ name: string; hash: string } | null> {
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf("\n", from);
    const [, isEscaped, hash, name] = LINE.exec(end < 0 ? "" : bytes.toString("utf8", from, end)) ?? [];
    if (hash === undefined || name === undefined) return yield null;
    yield { name: isEscaped ? unescaped(name) : name, hash };
    from = end + 1;
  }
}

const unescaped = (name: string): string =>
  name.replace(/\\(.)/gs, (_, letter: string) => (letter === "n" ? "\n" : letter === "r" ? "\r" : letter));
