import { KvError } from "@/lib/core/errors";

/** A quoted part, an escaped character, or a run of plain ones. */
const PART = /'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])|([^\s'"\\]+)/y;

/**
 * Splits a command line with POSIX quoting (2.2) and without expansion: `$HOME`, `*` and `;` are literal. Throws
 * `EXEC_ERROR` when a quote is not closed or the line is empty.
 */
export function splitCommandLine(line: string): string[] {
  const words: string[] = [];
  for (let at = 0; at < line.length; ) {
    const blank = /\s+/y;
    blank.lastIndex = at;
    const gap = blank.exec(line)?.[0].length ?? 0;
    if (gap > 0) {
      at += gap;
      continue;
    }
    const { word, end } = wordAt(line, at);
    words.push(word);
    at = end;
  }
  if (words.length === 0) throw new KvError("EXEC_ERROR", "KV_GATEWAY_COMMAND names no program");
  return words;
}

function wordAt(line: string, begin: number): { word: string; end: number } {
  let word = "";
  let at = begin;
  while (at < line.length && !/\s/.test(line[at] ?? "")) {
    PART.lastIndex = at;
    const part = PART.exec(line);
    if (!part) {
      throw new KvError(
        "EXEC_ERROR",
        `KV_GATEWAY_COMMAND ends within a quote that begins at character ${at + 1}`,
      );
    }
    const [all, single, double, escaped, plain] = part;
    // Within double quotes a backslash escapes only these.
    word += single ?? double?.replace(/\\([\\"$`])/g, "$1") ?? escaped ?? plain ?? "";
    at += all.length;
  }
  return { word, end: at };
}
