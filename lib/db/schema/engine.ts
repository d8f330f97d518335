import { boolean, integer, pgSchema, text } from "drizzle-orm/pg-core";
import { moment } from "./columns";

/** What belongs to the installation and to no account: the application's role has no right here. */
export const engine = pgSchema("engine");

/** Worker processes and when they last said that they live. */
export const processes = engine.table("processes", {
  executorId: text("executor_id").primaryKey(),
  host: text("host").notNull(),
  pid: integer("pid").notNull(),
  startedAt: moment("started_at").notNull().defaultNow(),
  heartbeatAt: moment("heartbeat_at").notNull().defaultNow(),
  stopped: boolean("stopped").notNull().default(false),
});
