import { addToGroup } from "@/lib/core/group-by";
import { hashOf, parseRecord, splitDocument, type VaultPath } from "@/lib/vault";
import { applyInOrder, areDisjoint, type TextEdit } from "../edits";
import type { Fix, Issue } from "../issue";
import type { Code } from "../rules";
import type { FileSnapshot, VaultSnapshot } from "../snapshot";

/** One applied fix: one entry of the audit log. */
export interface Change {
  rule: Code;
  path: VaultPath;
  issue: Issue;
  /** The whole text before and after this one change. */
  before: string;
  after: string;
}

/** The changes of one file, each based on the text after the one before. */
export interface FileChanges {
  path: VaultPath;
  changes: Change[];
}

type Fixable = Issue & { fix: Fix };

/** The safe fixes of the issues, by file, as far as they do not conflict. */
export function plan(vault: VaultSnapshot, issues: readonly Issue[]): FileChanges[] {
  const byPath = new Map<string, Fixable[]>();
  for (const issue of issues) {
    if (!issue.fix?.certain) continue;
    addToGroup(byPath, issue.path, { ...issue, fix: issue.fix });
  }
  return [...byPath].flatMap(([path, fixable]) => {
    const file = vault.byPath.get(path);
    const changes = file ? changesOf(vault, file, fixable) : [];
    return file && changes.length > 0 ? [{ path: file.path, changes }] : [];
  });
}

/** The fixes of a file that do not overlap; the others wait for the next round. */
function changesOf(vault: VaultSnapshot, file: FileSnapshot, issues: readonly Fixable[]): Change[] {
  const text = vault.textOf(file);
  if (text === null) return [];
  const hash = hashOf(text);
  const { fenced, start, end } = splitDocument(text);
  // Two fixes may both add a field to the frontmatter, but not both add a frontmatter.
  const mayShare = (offset: number) => fenced && offset >= start && offset <= end;
  const taken: Fixable[] = [];
  let texts = [text];
  const fixesLinks = issues.some(({ code }) => code === "LINK001");
  for (const issue of issues) {
    // A fixed link may already resolve LINK002.
    if (fixesLinks && issue.code === "LINK002") continue;
    const edits = taken.map(({ fix }): readonly TextEdit[] => fix.edits);
    if (issue.fix.hash !== hash || !areDisjoint(issue.fix.edits, edits.flat(), mayShare)) continue;
    const next = applyInOrder(text, [...edits, issue.fix.edits]);
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

/** Two valid fixes may together set a field twice: then the later one waits. */
const isSound = (before: string, after: string): boolean =>
  parseRecord(after).problem === undefined || parseRecord(before).problem !== undefined;
