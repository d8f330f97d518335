import { type Issue, issueOf } from "../issue";
import { anchorsOf, BROKEN, goalOf } from "../snapshot";
import { Ordinals } from "./ordinals";
import { type Rule, shown } from "./rule";

/** A link to a heading or a block that its target does not have. */
export const link004: Rule = (vault) =>
  vault.eachRecord((file, targets) => {
    if (!file.links.hasAnchors) return NONE;
    const ordinals = new Ordinals();
    return [...file.links].flatMap((link, at) => {
      const { anchor, target, relation, start } = link;
      const goal = goalOf(vault, anchor, targets[at] ?? BROKEN);
      const anchors = goal && anchorsOf(vault, goal);
      if (anchor === undefined || !anchors || anchors.has(anchor)) return NONE;
      const key = ordinals.next(`${relation}\0${target}#${anchor}`);
      return [missing(file.path, `${target}#${anchor}`, goal?.path ?? target, { key, at: start })];
    });
  });

const NONE: Issue[] = [];

const missing = (path: string, link: string, goal: string, where: { key: string; at: number }): Issue =>
  issueOf(path, {
    code: "LINK004",
    severity: "warning",
    cause: link,
    ...where,
    message: `The link to ${shown(link)} leads to no heading or block of ${goal}.`,
    suggested_fix: "Point the link to a heading that exists, or to the record itself",
  });
