import { and, eq } from "drizzle-orm";
import { batchesOf } from "@/lib/core/batches";
import type { Context, Tx } from "@/lib/db";
import type { WriteFile } from "../change";
import { type Diverted, findCandidates, leadsTo } from "../indexing";
import { type Link, linksOf, replacedLinks, resolveLink, retarget, stemKey } from "../links";
import type { VaultPath } from "../path";
import { hashOf, type StoredFile } from "../store";
import type { RewrittenLinks } from "../tables/moves";
import { vaultLinks } from "../tables/vault";
import { followInCanvases } from "./canvases";
import { readLinking } from "./linking";
import { type EarlierMoves, textBefore } from "./moved-back";
import { isDetour, targetFor } from "./spelling";

export interface Move {
  from: VaultPath;
  to: VaultPath;
  /** The record's text after the move. */
  text: string;
  /** In a merge, the record that each link of the text comes from; else all are those of `from`. */
  origins?: readonly VaultPath[];
  /** The moves that this one reverts. */
  earlier?: EarlierMoves;
  /** `text` with the links as they were before one of them. */
  restored?: string | undefined;
}

const NONE: EarlierMoves = new Map();

type Find = (target: string) => readonly string[];

/** The text of a moved file whose links follow. One that is not UTF-8 has none: it keeps its bytes, and so its own links. */
export const followedText = ({ text, utf8 }: StoredFile): string => (utf8 ? text : "");

/** A file whose links are updated for a move. */
export interface Relinked {
  before: StoredFile;
  content: string;
  /** SHA-256 of the content. */
  hash: string;
}

/** The write of a file whose links follow a move, with its audit entry. */
export function relinking(
  { before, content, hash }: Relinked,
  detail: { from: VaultPath; to: VaultPath },
): WriteFile {
  const entry = { action: "record.relink", subject: before.path, after: hash, detail };
  return { kind: "write", before, content, hash, entries: [entry] };
}

interface Followed {
  /** The record's own text after a move. */
  own: string;
  /** The other files that a move changes. */
  others: Relinked[];
  /** The number of rewritten links. */
  links: number;
  /** What was rewritten, to revert it. */
  rewritten: RewrittenLinks[];
  /** Links to other files of the new name, which would lead to the record from now on. */
  diverted: Diverted[];
}

/** Files that are read and rewritten before others get a turn, such as those that write the files. */
const FILES_PER_TURN = 16;

/**
 * Rewrites the links that a move would make lead elsewhere: those to the record, those in it, and those that would lead to
 * it from now on instead of to another file of its new name. Only link targets change. Each
 * file is `found` as soon as its new content is known.
 */
export async function followMove(
  ctx: Context,
  tx: Tx,
  move: Move,
  found: (file: Relinked) => void = () => {},
): Promise<Followed> {
  const own = linksOf(move.text).map((link) => stemKey(link.target));
  const before = await findCandidates(ctx, tx, [stemKey(move.from), stemKey(move.to), ...own]);
  const findBefore: Find = (target) => before.get(stemKey(target)) ?? [];
  const findAfter: Find = (target) => {
    const others = findBefore(target).filter((path) => path !== move.from);
    // In a merge, the target exists already.
    return stemKey(target) === stemKey(move.to) ? [...new Set([...others, move.to])] : others;
  };
  const { sources, adopting, diverted } = await sourcesOf(ctx, tx, move, findAfter);

  const result: Followed = { own: "", others: [], links: 0, rewritten: [], diverted };
  const add = (path: VaultPath, { text, scanned }: Text, after: string, hash: string) => {
    const links = replacedLinks(text, after, scanned);
    if (!links) return;
    result.links += links.length;
    // A file without rewritten links may have had broken ones that lead somewhere now.
    const isReverted = links.length > 0 || path === move.to || adopting.has(path);
    if (isReverted) result.rewritten.push({ path, hash, links });
  };
  const others = [...sources].filter((source) => source !== move.from && source !== move.to).sort();
  const follow = (source: VaultPath, before: StoredFile) => {
    const restored = textBefore(move.earlier ?? NONE, before);
    const text = { ...scan(before.text), restored, source, place: source };
    const content = rewrite(text, move, findBefore, findAfter);
    const isSame = content === before.text;
    const file = { before, content, hash: isSame ? before.hash : hashOf(content) };
    if (!isSame) result.others.push(file);
    if (!isSame) found(file);
    add(source, text, content, file.hash);
  };
  for (const some of batchesOf(others, FILES_PER_TURN))
    for (const [source, before] of await readLinking(ctx.account.vaultDir, some))
      if (before?.utf8) follow(source, before);
  for (const { links, ...file } of await followInCanvases(ctx, tx, move)) {
    result.others.push(file);
    found(file);
    result.links += links;
  }
  const moved = { source: move.from, place: move.to, origins: move.origins };
  const itself = { ...scan(move.text), restored: move.restored, ...moved };
  result.own = rewrite(itself, move, findBefore, findAfter);
  add(move.to, itself, result.own, hashOf(result.own));
  return result;
}

interface Sources {
  /** The files with links to rewrite. */
  sources: Set<VaultPath>;
  /** Those with broken links that lead to the record from now on. */
  adopting: Set<VaultPath>;
  diverted: Diverted[];
}

async function sourcesOf(ctx: Context, tx: Tx, move: Move, findAfter: Find): Promise<Sources> {
  const { source, target, targetPath, targetKey, accountId } = vaultLinks;
  const account = eq(accountId, ctx.account.id);
  const linking = await tx
    .selectDistinct({ path: source })
    .from(vaultLinks)
    .where(and(account, leadsTo(move.from)));
  const sameName = await tx
    .select({ path: source, target, led: targetPath })
    .from(vaultLinks)
    .where(and(account, eq(targetKey, stemKey(move.to))));
  const diverted = sameName.filter(
    ({ path, target, led }) => (resolveLink(target, path, findAfter(target)).path ?? null) !== led,
  );
  const reverted = [...(move.earlier ?? NONE).values()];
  const paths = (files: readonly { path: string }[]) => new Set(files.map(({ path }) => path as VaultPath));
  return {
    sources: paths([...linking, ...diverted, ...reverted]),
    adopting: paths(diverted.filter(({ led }) => led === null)),
    diverted: diverted.flatMap(({ path, led }) =>
      led === null || led === move.from ? [] : [{ source: path, from: led, to: move.to }],
    ),
  };
}

interface Text {
  text: string;
  /** The links of it. */
  scanned: readonly Link[];
  /** The same with links as they were before the move that this one reverts. */
  restored: string | undefined;
  /** The text's path before and after. */
  source: string;
  place: string;
  /** Where each link was before, if not all were in `source`. */
  origins?: readonly string[] | undefined;
}

const scan = (text: string): Pick<Text, "text" | "scanned"> => ({ text, scanned: linksOf(text) });

/** Retargets the links of one text whose target would change. */
function rewrite(whole: Text, move: Move, findBefore: Find, findAfter: Find): string {
  const { text, scanned: links, restored, place, origins } = whole;
  const earlier = restored === undefined ? links : linksOf(restored);
  if (earlier.length !== links.length)
    return rewrite({ ...whole, restored: undefined }, move, findBefore, findAfter);
  const edits = links.flatMap((now, at) => {
    const link = earlier[at] ?? now;
    const source = origins?.[at] ?? whole.source;
    const { path: led, state } = resolveLink(now.target, source, findBefore(now.target));
    if (led === undefined) return [];
    const goal = led === move.from ? move.to : led;
    const leads = resolveLink(link.target, place, findAfter(link.target));
    // It was broken before the move that is reverted.
    const wasBroken = restored !== undefined && leads.path === undefined && link.target === now.target;
    if (wasBroken) return [];
    const isClear = leads.state === "resolved" || led !== move.from || state === "ambiguous";
    const isKept = leads.path === goal && (isClear || restored !== undefined);
    const written = { link: restored === undefined ? link : styled(link, now), led, source, place };
    if (isKept && (restored !== undefined || !isDetour(written, goal))) return [];
    return [{ start: link.start, end: link.end, newTarget: targetFor(written, goal, findAfter) }];
  });
  return edits.length === 0 ? (restored ?? text) : retarget(restored ?? text, edits, earlier);
}

/** An earlier link, with its target written in the current style. */
const styled = (link: Link, { target }: Link): Link => ({ ...link, target });
