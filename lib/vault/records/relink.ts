import { and, eq } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { findCandidates } from "../indexing";
import { linksOf, resolveLink, retarget, stemKey } from "../links";
import type { VaultPath } from "../path";
import { readFileIfAny, type StoredFile } from "../store";
import { vaultLinks } from "../tables/vault";
import { isDetour, spellings, type Written } from "./spelling";

export interface Move {
  from: VaultPath;
  to: VaultPath;
  /** The record's text after the move. */
  text: string;
}

type Find = (target: string) => readonly string[];

/** A file whose links are updated for a move. */
export interface Relinked {
  before: StoredFile;
  content: string;
}

/**
 * The record's own text after a move, the other files that a move changes, and the number of rewritten links. Only link
 * targets change.
 */
export async function followMove(
  ctx: Context,
  tx: Tx,
  move: Move,
): Promise<{ own: string; others: Relinked[]; links: number }> {
  const sources = await linkingFiles(ctx, tx, move.from);
  const own = linksOf(move.text).map((link) => stemKey(link.target));
  const before = await findCandidates(ctx, tx, [stemKey(move.from), stemKey(move.to), ...own]);
  const findBefore: Find = (target) => before.get(stemKey(target)) ?? [];
  const findAfter: Find = (target) => {
    const others = findBefore(target).filter((path) => path !== move.from);
    // In a merge, the target exists already.
    return stemKey(target) === stemKey(move.to) ? [...new Set([...others, move.to])] : others;
  };

  const others: Relinked[] = [];
  let links = 0;
  for (const source of sources) {
    const isItself = source === move.from || source === move.to;
    const before = isItself ? null : await readFileIfAny(ctx.account.vaultDir, source);
    if (!before?.utf8) continue;
    const rewritten = rewrite(before.text, source, source, move, findBefore, findAfter);
    if (rewritten.links > 0) others.push({ before, content: rewritten.text });
    links += rewritten.links;
  }
  const itself = rewrite(move.text, move.from, move.to, move, findBefore, findAfter);
  return { own: itself.text, others, links: links + itself.links };
}

async function linkingFiles(ctx: Context, tx: Tx, target: string): Promise<VaultPath[]> {
  const rows = await tx
    .selectDistinct({ path: vaultLinks.source })
    .from(vaultLinks)
    .where(and(eq(vaultLinks.accountId, ctx.account.id), eq(vaultLinks.targetPath, target)));
  return rows.map((row) => row.path as VaultPath);
}

/** Retargets the links of one text whose target would change. `source` and `place`: the text's path before and after. */
function rewrite(
  text: string,
  source: string,
  place: string,
  move: Move,
  findBefore: Find,
  findAfter: Find,
): { text: string; links: number } {
  const edits = linksOf(text).flatMap((link) => {
    const led = resolveLink(link.target, source, findBefore(link.target)).path;
    if (led === undefined) return [];
    const written = { link, led, source, place };
    const goal = led === move.from ? move.to : led;
    const leads = resolveLink(link.target, place, findAfter(link.target));
    const isKept = leads.path === goal && (leads.state === "resolved" || led !== move.from);
    if (isKept && !isDetour(written, goal)) return [];
    return [{ start: link.start, end: link.end, newTarget: targetFor(written, goal, findAfter) }];
  });
  return edits.length === 0 ? { text, links: 0 } : { text: retarget(text, edits), links: edits.length };
}

/** The first spelling that leads to the goal and to nothing else. */
function targetFor(written: Written, goal: string, find: Find): string {
  const ways = spellings(written, goal);
  const isClear = (target: string) => {
    const { path, state } = resolveLink(target, written.place, find(target));
    return path === goal && state === "resolved";
  };
  return ways.find(isClear) ?? goal.replace(/\.md$/, "");
}
