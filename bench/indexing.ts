import { spawnSync } from "node:child_process";
import path from "node:path";
import { formatNumber } from "@/lib/core/count";
import type { Context } from "@/lib/db";
import { reconcile } from "@/lib/vault";
import { completeIndex, reconcileRecords } from "@/lib/vault/reconcile/reconcile";
import { generateVault } from "./generate";
import { type Measure, median, ms, timed } from "./report";
import { threadsFromBuild } from "./room/process";
import type { Room } from "./room/room";

interface Round {
  cat: number;
  /** Until records can be listed, read and linked. */
  usable: number;
  /** Time until the records can be searched as well. */
  first: number;
  again: number;
}

/** A generated vault with its account, indexed. */
export interface IndexedVault {
  ctx: Context;
  measures: Measure[];
}

/**
 * First index, until records are usable and until it is complete, and again with nothing changed, against reading the
 * same files.
 */
export async function measureIndexing(room: Room, records: number, rounds: number): Promise<IndexedVault> {
  await threadsFromBuild();
  const dir = path.join(room.dir, `vault of ${records}`);
  const { files, bytes } = generateVault(dir, records);
  const ctx = await room.account(dir);
  const done: Round[] = [];
  for (let round = 0; round < rounds; round++) done.push(await measureRound(room, ctx));
  const size = `${files} files, ${(bytes / 1e6).toFixed(0)} MB`;
  return { ctx, measures: summary(records, size, done) };
}

async function measureRound(room: Room, ctx: Context): Promise<Round> {
  await room.forgetIndex();
  const cat = median([readAll(ctx), readAll(ctx), readAll(ctx)]);
  const { usable, first } = await firstIndex(ctx);
  // As autovacuum does within a minute: the first query to read newly written rows writes to each of their pages.
  for (const table of ["vault_files", "vault_texts"]) await room.analyze(table);
  const again = await timed(() => reconcile(ctx));
  return { cat, usable, first, again };
}

/** Reading the same files, by the usual tools of the system. */
function readAll(ctx: Context): number {
  const started = performance.now();
  const script = 'find "$1" -type f -print0 | xargs -0 cat > /dev/null';
  const { status } = spawnSync("/bin/sh", ["-c", script, "sh", ctx.account.vaultDir]);
  if (status !== 0) throw new Error("find | xargs cat failed");
  return performance.now() - started;
}

async function firstIndex(ctx: Context): Promise<Pick<Round, "usable" | "first">> {
  const began = performance.now();
  const { rest } = await reconcileRecords(ctx);
  const usable = performance.now() - began;
  await completeIndex(ctx, rest);
  return { usable, first: performance.now() - began };
}

function summary(records: number, size: string, rounds: readonly Round[]): Measure[] {
  const of = (key: keyof Round) => median(rounds.map((round) => round[key]));
  const ratio = (a: keyof Round, b: keyof Round) => median(rounds.map((round) => round[a] / round[b]));
  const count = formatNumber(records);
  return [
    {
      name: `first index of ${count} records : cat`,
      figures: `${ms(of("usable"))} : ${ms(of("cat"))} (${size}; ${rounds.length} rounds), until all but full text is there`,
      ratio: ratio("usable", "cat"),
      target: { limit: 8, is: "at most" },
    },
    {
      name: "  with full text : cat",
      figures: `${ms(of("first"))} : ${ms(of("cat"))}`,
      ratio: ratio("first", "cat"),
    },
    {
      name: "  again, nothing changed : first",
      figures: `${ms(of("again"))} : ${ms(of("first"))}`,
      ratio: ratio("again", "first"),
      target: { limit: 0.25, is: "at most" },
    },
    {
      name: "  memory of the process",
      figures: `${(process.resourceUsage().maxRSS / 1e3).toFixed(0)} MB at most so far`,
    },
  ];
}
