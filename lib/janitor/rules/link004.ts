import { type Issue, issueOf } from "../issue";
import { BROKEN, type FileSnapshot, isAmbiguous, isRecord, type VaultSnapshot } from "../snapshot";
import { Anchors } from "./broken/anchors";
import { Ordinals } from "./ordinals";
import type { Rule } from "./rule";

/** A link to a heading or a block that its target does not have. */
export const link004: Rule = (vault) =>
  vault.eachRecord((file, targets) => {
    if (!file.links.some(({ anchor }) => anchor !== undefined)) return NONE;
    const ordinals = new Ordinals();
    return file.links.flatMap(({ anchor, target, relation, start }, at) => {
      const found = targets[at] ?? BROKEN;
      const goal = anchor === undefined || isAmbiguous(found) ? undefined : vault.files[found];
      const anchors = goal && anchorsOf(vault, goal);
      if (anchor === undefined || !anchors || anchors.has(anchor)) return NONE;
      const key = ordinals.next(`${relation}\0${target}#${anchor}`);
      return [missing(file.path, `${target}#${anchor}`, goal?.path ?? target, { key, at: start })];
    });
  });

const NONE: Issue[] = [];

/** The anchors of unchanged files. */
const cache = new WeakMap<FileSnapshot, Anchors>();

/** Undefined for a file that is no record, and one that cannot be read. */
function anchorsOf(vault: VaultSnapshot, file: FileSnapshot): Anchors | undefined {
  if (!isRecord(file) || file.record.obstacle?.kind === "bytes") return undefined;
  const known = cache.get(file);
  if (known) return known;
  const text = vault.textOf(file);
  if (text === null) return undefined;
  const anchors = new Anchors(text);
  cache.set(file, anchors);
  return anchors;
}

const missing = (path: string, link: string, goal: string, where: { key: string; at: number }): Issue =>
  issueOf(path, {
    code: "LINK004",
    severity: "warning",
    cause: link,
    ...where,
    message: `The link [[${link}]] leads to no heading or block of ${goal}.`,
    suggested_fix: "Point the link to a heading that exists, or to the record itself",
  });
