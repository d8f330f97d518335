import { forgetOldPairings } from "@/lib/accounts";
import type { Pruner } from "@/lib/runs";

/** Pairing requests that expired a day ago, and devices that never fetched their token. */
export const pairings: Pruner = {
  name: "pairings",
  prune: ({ id, db }, { now }) => db.tx((tx) => forgetOldPairings(tx, id, now)),
};
