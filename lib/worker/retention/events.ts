import { pruneDeliveries, pruneEvents } from "@/lib/events";
import { BATCH_SIZE, type Pruner, pruneInBatches } from "@/lib/runs";

/** The feed of events, beyond its days and its size. */
export const events: Pruner = {
  name: "events",
  prune: ({ id, db }, retention) =>
    pruneInBatches(retention, () => db.tx((tx) => pruneEvents(tx, id, retention.now, BATCH_SIZE))),
};

/** Deliveries of webhooks that were settled. */
export const deliveries: Pruner = {
  name: "deliveries",
  prune: ({ id, db }, retention) =>
    pruneInBatches(retention, () => db.tx((tx) => pruneDeliveries(tx, id, retention.now, BATCH_SIZE))),
};
