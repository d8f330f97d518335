import type { Context } from "@/lib/db";
import { createRecord, editRecord } from "@/lib/vault";

/** Clients that create and edit records, each one after the other, until they are stopped; then reports how much they did. */
export function writeMeanwhile(ctx: Context, clients: number): { stop: () => Promise<string> } {
  let isStopped = false;
  let [writes, longest] = [0, 0];
  const client = async (n: number) => {
    for (let round = 0; !isStopped; round += 1) {
      const started = performance.now();
      const { path } = await createRecord(ctx, {
        type: "note",
        name: `Client ${n} round ${round}`,
        body: "x",
      });
      await editRecord(ctx, { path, body_append: "[[Another]]\n" });
      longest = Math.max(longest, performance.now() - started);
      writes += 2;
    }
  };
  const all = Promise.all(Array.from({ length: clients }, (_, n) => client(n)));
  return {
    stop: async () => {
      isStopped = true;
      await all;
      return `${writes} writes meanwhile, two in a row took ${Math.round(longest)} ms at most`;
    },
  };
}
