import { hashOf, parseRecord, splitDocument, type VaultPath } from "@/lib/vault";
import { areApart, inTurn, type TextEdit } from "../edits";
import type { FileFacts, VaultFacts } from "../facts";
import type { Fix, Issue } from "../issue";
import type { Code } from "../rules";

/** One applied fix: what one entry of the audit log says. */
export interface Change {
  rule: Code;
  path: VaultPath;
  /** The issue that it mends. */
  issue: Issue;
  /** The whole text before and after this change alone. */
  before: string;
  after: string;
}

/** The changes of one file: each begins with the text that the one before it left. */
export interface FileChanges {
  path: VaultPath;
  changes: Change[];
}

type Fixable = Issue & { fix: Fix };

/** The certain fixes among the issues, by file, as far as they can be made at once. */
export function plan(vault: VaultFacts, issues: readonly Issue[]): FileChanges[] {
  const byPath = new Map<string, Fixable[]>();
  for (const issue of issues) {
    if (!issue.fix?.certain) continue;
    const fixable: Fixable = { ...issue, fix: issue.fix };
    const same = byPath.get(issue.path);
    if (same) same.push(fixable);
    else byPath.set(issue.path, [fixable]);
  }
  return [...byPath].flatMap(([path, fixable]) => {
    const file = vault.byPath.get(path);
    const changes = file ? changesOf(vault, file, fixable) : [];
    return file && changes.length > 0 ? [{ path: file.path, changes }] : [];
  });
}

/** The first fix of a file, and those others that stand clear of all before them; the rest is for the next round. */
function changesOf(vault: VaultFacts, file: FileFacts, issues: readonly Fixable[]): Change[] {
  const text = vault.textOf(file);
  if (text === null) return [];
  const hash = hashOf(text);
  const { fenced, start, end } = splitDocument(text);
  // Two fields may both be added at the end of the frontmatter, and not two frontmatters.
  const mayShare = (place: number) => fenced && place >= start && place <= end;
  const taken: Fixable[] = [];
  let texts = [text];
  const mendsLinks = issues.some(({ code }) => code === "LINK001");
  for (const issue of issues) {
    // What a mended link bears need not be added.
    if (mendsLinks && issue.code === "LINK002") continue;
    const edits = taken.map(({ fix }): readonly TextEdit[] => fix.edits);
    if (issue.fix.hash !== hash || !areApart(issue.fix.edits, edits.flat(), mayShare)) continue;
    const next = inTurn(text, [...edits, issue.fix.edits]);
    if (!isSound(texts.at(-1) ?? text, next.at(-1) ?? text)) continue;
    taken.push(issue);
    texts = next;
  }
  return taken.map((issue, at) => ({
    rule: issue.code,
    path: file.path,
    issue,
    before: texts[at] ?? text,
    after: texts[at + 1] ?? text,
  }));
}

/** Fixes that are right each for itself may together set a field twice: then the later one waits. */
const isSound = (before: string, after: string): boolean =>
  parseRecord(after).problem === undefined || parseRecord(before).problem !== undefined;
