import { posix } from "node:path";
import type { Context, Tx } from "@/lib/db";
import { findCandidates } from "../indexing";
import { resolveLink, stemKey } from "../links";
import { type LinkSettings, readLinkSettings } from "../obsidian/settings";
import { stemOf } from "../path";

/** How a vault names the target of a new link: by the shortest name, from the file with the link, or from the root. */
export type LinkFormat = LinkSettings["newLinkFormat"];

/** By `.obsidian/app.json`; a vault that Obsidian has never opened has whole paths, as the API documents them. */
export const linkFormatOf = async (root: string): Promise<LinkFormat> =>
  (await readLinkSettings(root))?.newLinkFormat ?? "absolute";

/**
 * A new link to `goal` in the file `source`, in the vault's format where that leads to the goal alone, else with the
 * whole path. Always `[[…]]`: fields have no other links.
 * @param find the files that a target may mean
 */
export function newLink(
  format: LinkFormat,
  source: string,
  goal: string,
  find: (target: string) => readonly string[],
): string {
  const whole = goal.replace(/\.md$/, "");
  const target =
    format === "shortest" ? stemOf(goal) : format === "relative" ? relative(source, whole) : whole;
  const led = resolveLink(target, source, find(target));
  return `[[${led.state === "resolved" && led.path === goal ? target : whole}]]`;
}

/** Writes a new link to a goal in the file `source`. */
export type WriteLink = (source: string, goal: string) => string;

/** Writes new links to these goals, which may be files that are yet to be created. */
export async function linkWriter(ctx: Context, tx: Tx, goals: readonly string[]): Promise<WriteLink> {
  const format = await linkFormatOf(ctx.account.vaultDir);
  const known = new Map<string, Set<string>>();
  if (format !== "absolute")
    for (const [key, paths] of await findCandidates(ctx, tx, goals.map(stemKey)))
      known.set(key, new Set(paths));
  for (const goal of goals) known.set(stemKey(goal), (known.get(stemKey(goal)) ?? new Set()).add(goal));
  return (source, goal) => newLink(format, source, goal, (target) => [...(known.get(stemKey(target)) ?? [])]);
}

/** All ways in which a new link to `goal` may have been written in `source`. */
export const waysToLink = (source: string, goal: string): string[] => {
  const whole = goal.replace(/\.md$/, "");
  return [whole, stemOf(goal), relative(source, whole)].map((target) => `[[${target}]]`);
};

const relative = (source: string, goal: string): string => posix.relative(posix.dirname(source), goal);
