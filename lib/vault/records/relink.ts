import { posix } from "node:path";
import { and, eq } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { findCandidates, stemOf } from "../indexing";
import { type Link, linksOf, resolveLink, retarget, stemKey } from "../links";
import type { VaultPath } from "../path";
import { readFileIfAny, type StoredFile } from "../store";
import { vaultLinks } from "../tables/vault";

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
    const goal = led === move.from ? move.to : led;
    const leads = resolveLink(link.target, place, findAfter(link.target));
    if (leads.path === goal && leads.state === "resolved") return [];
    if (led !== move.from && leads.path === goal) return [];
    return [{ start: link.start, end: link.end, newTarget: targetFor(link, goal, place, findAfter) }];
  });
  return edits.length === 0 ? { text, links: 0 } : { text: retarget(text, edits), links: edits.length };
}

/** The new target in the style of the old one: a bare name stays bare if unique, a relative path relative. */
function targetFor(link: Link, goal: string, place: string, find: Find): string {
  const bare = stemOf(goal);
  const isBare = !link.target.includes("/");
  if (isBare && resolveLink(bare, place, find(bare)).state === "resolved") return bare;
  const path = goal.replace(/\.md$/, "");
  return /^\.\.?\//.test(link.target) ? relativePath(place, path) : path;
}

function relativePath(place: string, goal: string): string {
  const relative = posix.relative(posix.dirname(place), goal);
  return relative.startsWith(".") ? relative : `./${relative}`;
}
