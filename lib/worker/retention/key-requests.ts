import { pruneKeyRequests, REQUEST_RETENTION_DAYS } from "@/lib/accounts";
import { daysBefore } from "@/lib/core/clock";
import type { Pruner } from "@/lib/runs";

/** The log of requests of API keys: the newest of each are kept as they come, old ones go here. */
export const keyRequests: Pruner = {
  name: "requests of keys",
  prune: ({ id, db }, { now }) =>
    db.tx((tx) => pruneKeyRequests(tx, id, daysBefore(now, REQUEST_RETENTION_DAYS))),
};
