import { env } from "@/lib/env";
import { prune } from "@/lib/worker/retention";
import { withDatabase } from "../session";
import { type Command, print } from "./command";

const pruneNow: Command = {
  name: ["prune"],
  usage: "prune",
  summary: "delete now what is past its retention, as the worker does each hour",
  options: {},
  run: () =>
    withDatabase(async (db) => {
      const { KV_KEEP_DAYS: days, KV_KEEP_RUNS: runs } = env();
      const pruned = await prune(db, { days, runs, now: new Date() });
      if (!pruned) return print("Another process is already pruning");
      for (const [name, n] of Object.entries(pruned)) print(`${name}\t${n}`);
    }),
};

export const pruneCommands: Command[] = [pruneNow];
