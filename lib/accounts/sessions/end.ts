import { and, eq, ne, sql } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { notFound } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import type { Context, Tx } from "@/lib/db";
import { sessions } from "../tables/sessions";
import { userOf } from "../user";
import { deviceName } from "./device-name";

const endSessionInput = z.strictObject({ id: z.uuid("must be the id of a session") });

/** Ends one of the user's sessions: its next request is refused, in every process. Throws `NOT_FOUND`. */
export async function endSession(ctx: Context, input: z.input<typeof endSessionInput>): Promise<void> {
  const { id } = parse(endSessionInput, input);
  await ctx.db.tx(async (tx) => {
    const [gone] = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, userOf(ctx)), eq(sessions.id, id)))
      .returning({ userAgent: sessions.userAgent });
    if (!gone) throw notFound("There is no such session: it may have ended already");
    await audit(ctx, tx, {
      action: "session.end",
      subject: id,
      detail: { device: deviceName(gone.userAgent) },
    });
  });
}

const endSessionsInput = z.strictObject({
  /** The session that stays; without it all end. */
  except: z.uuid("must be the id of a session").optional(),
});

/** Ends the user's sessions, all or all others. Returns how many. */
export async function endSessions(
  ctx: Context,
  input: z.input<typeof endSessionsInput> = {},
): Promise<number> {
  const { except } = parse(endSessionsInput, input);
  return ctx.db.tx(async (tx) => {
    const ended = await deleteSessions(tx, userOf(ctx), except);
    if (ended > 0)
      await audit(ctx, tx, { action: "session.end_all", subject: userOf(ctx), detail: { ended } });
    return ended;
  });
}

/** Ends sessions as part of a larger change. Returns how many. */
export async function deleteSessions(tx: Tx, userId: string, except?: string): Promise<number> {
  const gone = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === undefined ? sql`true` : ne(sessions.id, except)))
    .returning({ id: sessions.id });
  return gone.length;
}
