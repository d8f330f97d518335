import { database } from "@/lib/db";
import { env } from "@/lib/env";
import { readiness } from "@/lib/health";

export const dynamic = "force-dynamic";

/** Can serve: the database is there and current, the data directory takes writes. 503 with the reasons otherwise. */
export async function GET(): Promise<Response> {
  const found = await readiness(database(), env().KV_DATA_DIR);
  return Response.json(found, { status: found.ready ? 200 : 503, headers: { "Cache-Control": "no-store" } });
}
