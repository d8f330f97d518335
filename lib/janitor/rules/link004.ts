import { type Issue, issueOf } from "../issue";
import { anchorsOf, BROKEN, goalOf, type LinkTarget, type RecordFile, type VaultSnapshot } from "../snapshot";
import { Ordinals } from "./ordinals";
import { MAX_OF_FILE, type Rule, shown } from "./rule";

/** A link to a heading or a block that its target does not have. */
export const link004: Rule = (vault) =>
  vault.eachRecord((file, targets) => (file.links.hasAnchors ? missingIn(vault, file, targets) : NONE));

const NONE: Issue[] = [];

function* missingIn(
  vault: VaultSnapshot,
  file: RecordFile,
  targets: readonly LinkTarget[],
): Generator<Issue> {
  const ordinals = new Ordinals();
  let [at, count] = [0, 0];
  for (const { anchor, target, relation, start } of file.links) {
    const goal = goalOf(vault, anchor, targets[at++] ?? BROKEN);
    const anchors = goal && anchorsOf(vault, goal);
    if (anchor === undefined || !anchors || anchors.has(anchor)) continue;
    if (++count > MAX_OF_FILE) return;
    const key = ordinals.next(`${relation}\0${target}#${anchor}`);
    yield missing(file.path, `${target}#${anchor}`, goal?.path ?? target, { key, at: start });
  }
}

const missing = (path: string, link: string, goal: string, where: { key: string; at: number }): Issue =>
  issueOf(path, {
    code: "LINK004",
    severity: "warning",
    cause: link,
    ...where,
    message: `The link to ${shown(link)} leads to no heading or block of ${goal}.`,
    suggested_fix: "Point the link to a heading that exists, or to the record itself",
  });
