import { forgetOldPairings } from "@/lib/devices";
import type { Pruner } from "./pruner";

/** Requests of devices that expired a day ago, and devices that never fetched their token. */
export const pairings: Pruner = {
  name: "pairings",
  prune: ({ id, db }, { now }) => db.tx((tx) => forgetOldPairings(tx, id, now)),
};
