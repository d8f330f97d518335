import { and, desc, eq, gt } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { sessions } from "../tables/sessions";
import { userOf } from "../user";
import { deviceName } from "./device-name";

/** A session in lists. */
export interface ListedSession {
  id: string;
  /** `Firefox on Linux` */
  device: string;
  /** The network address of the last request. */
  address: string;
  createdAt: Date;
  lastUsedAt: Date;
}

/** The user's sessions, last used first. */
export async function listSessions(ctx: Context): Promise<ListedSession[]> {
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({
        id: sessions.id,
        userAgent: sessions.userAgent,
        address: sessions.address,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
      })
      .from(sessions)
      .where(and(eq(sessions.userId, userOf(ctx)), gt(sessions.expiresAt, ctx.clock.now())))
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.id)),
  );
  return rows.map(({ userAgent, ...row }) => ({ ...row, device: deviceName(userAgent) }));
}
