import { Readable } from "node:stream";
import { visitor } from "@/app/session/current";
import { fileHeaders } from "@/lib/api";
import { exportAudit } from "@/lib/audit";
import { KvError } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { auditQuery, filterOf } from "../query";

/** The entries that match the filters of the page, as a file in `format`. */
export async function GET(request: Request): Promise<Response> {
  const found = await visitor();
  if (!found) return fail(401, "Your session has ended. Sign in again.");
  try {
    const { format = "csv", ...given } = Object.fromEntries(new URL(request.url).searchParams);
    const { cursor: _, ...query } = await auditQuery.read(Promise.resolve(given));
    const file = await exportAudit(found.ctx, parse(exportAudit.input, { ...filterOf(query), format }));
    const body = Readable.toWeb(file.bytes) as ReadableStream<Uint8Array>;
    return new Response(body, { headers: { ...fileHeaders(file), "Cache-Control": "no-store" } });
  } catch (error) {
    if (!(error instanceof KvError)) throw error;
    return fail(400, error.message);
  }
}

const fail = (status: number, message: string) => new Response(`${message}\n`, { status });
