import { headers } from "next/headers";
import { endSession, findSession } from "@/lib/accounts";
import { KvError } from "@/lib/core/errors";
import { database } from "@/lib/db";
import { clientOf } from "./client";
import { contextOf } from "./context";

/** Ends the session with this token on the server, so that no copy of its cookie opens anything. */
export async function endSessionOf(token: string): Promise<void> {
  const { address } = clientOf(await headers());
  const session = await findSession(database(), token, address);
  if (!session) return;
  await endSession(contextOf(session, address), { id: session.id }).catch((error: unknown) => {
    // Another request was faster.
    if (!(error instanceof KvError && error.code === "NOT_FOUND")) throw error;
  });
}
