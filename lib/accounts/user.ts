import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";

/** The user who acts. Throws `UNAUTHORIZED` for a program, which has no password and no sessions. */
export function userOf(ctx: Context): string {
  if (ctx.actor.type === "user" && ctx.actor.id !== "") return ctx.actor.id;
  throw new KvError("UNAUTHORIZED", "Only a user who is signed in can do this");
}
