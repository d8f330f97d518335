import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Expectation, expectation } from "@/lib/curator/local/score.fixture";

/** A note in which findings are marked where they stand: `{t Ann Lee: send the quote to {o: Acme}}`. */
export interface MarkedNote {
  file: string;
  text: string;
  expected: Expectation;
}

const RECEIVED = "2026-11-20T09:00:00Z";
/** A brace that begins no mark belongs to the text, as the one that it is closed by: `{{ site.url }}`. */
const MARK = /\{([tdoe])(?: ([^:{}]+))?: |[{}]/g;
const NOTE = /^=== (.+)$/m;

/** The notes of a folder; a file has several, each below a line with its name. */
export const readMarked = (dir: string): MarkedNote[] =>
  readdirSync(dir)
    .sort()
    .flatMap((name) => {
      const [, ...parts] = readFileSync(join(dir, name), "utf8").split(NOTE);
      return parts.flatMap((file, at) => (at % 2 === 0 ? [readNote(file, parts[at + 1] ?? "")] : []));
    });

interface Open {
  /** None of a brace of the text. */
  kind?: string | undefined;
  owner?: string;
  /** Where it begins in the text without marks. */
  start: number;
}

/** A note without its marks, and what they say. */
export function readNote(file: string, marked: string): MarkedNote {
  const found = {
    tasks: [] as { title: string; owner?: string }[],
    d: [] as string[],
    o: [] as string[],
    e: [] as string[],
  };
  const open: Open[] = [];
  let [text, from] = ["", 0];
  for (const match of marked.matchAll(MARK)) {
    text += marked.slice(from, match.index);
    from = match.index + match[0].length;
    const [brace, kind, owner] = match;
    if (brace !== "}") {
      open.push({ kind, owner, start: text.length });
      if (kind === undefined) text += brace;
    } else {
      const mark = open.pop();
      if (mark === undefined) throw new Error(`${file}: a mark ends that did not begin`);
      if (mark.kind === undefined) {
        text += brace;
        continue;
      }
      const title = text.slice(mark.start).replace(/\s+/g, " ").trim();
      // Of several owners the first.
      if (mark.kind === "t") found.tasks.push({ title, owner: mark.owner?.split(/, | & /)[0] });
      else found[mark.kind as "d" | "o" | "e"].push(title);
    }
  }
  if (open.length > 0) throw new Error(`${file}: a mark does not end`);
  text += marked.slice(from);
  const { tasks, d: decisions, o: orgs, e: events } = found;
  return {
    file,
    text: text.trim(),
    expected: expectation.parse({ kind: "note", receivedAt: RECEIVED, tasks, decisions, orgs, events }),
  };
}
