export { type AccountDb, Database, type Tx } from "./client";
export type { Account, Actor, Context } from "./context";
export { type Figure, figures } from "./figures";
export { LOCK } from "./locks";
export { migrate } from "./migrate";
export { type Channel, notify } from "./notify";
export { database } from "./shared";
export type { Snapshot } from "./snapshot";
export { type SchemaAge, schemaAge } from "./version";
