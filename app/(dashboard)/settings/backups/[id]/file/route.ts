import { visitor } from "@/app/session/current";
import { fileHeaders } from "@/lib/api";
import { downloadBackup } from "@/lib/backups";
import { KvError } from "@/lib/core/errors";
import { toWebStream } from "@/lib/core/web-stream";

/** Downloads a backup. */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const found = await visitor();
  if (!found) return fail(401, "Your session has ended. Sign in again.");
  try {
    const file = await downloadBackup(found.ctx, await params);
    const body = toWebStream(file.bytes, file.size);
    return new Response(body, { headers: { ...fileHeaders(file), "Cache-Control": "no-store" } });
  } catch (error) {
    if (!(error instanceof KvError)) throw error;
    return fail(error.code === "UNAVAILABLE" ? 503 : 404, error.message);
  }
}

const fail = (status: number, message: string) => new Response(`${message}\n`, { status });
