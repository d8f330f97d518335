import { Readable } from "node:stream";
import { visitor } from "@/app/session/current";
import { fileHeaders } from "@/lib/api";
import { KvError } from "@/lib/core/errors";
import { readVaultFile } from "@/lib/vault";

interface Props {
  params: Promise<{ path: string[] }>;
}

/** A file of the vault, for the person who is signed in. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const found = await visitor();
  if (!found) return fail(401, "Your session has ended. Sign in again.");
  try {
    const path = (await params).path.map(decodeURIComponent).join("/");
    const file = await readVaultFile(found.ctx, { path });
    const headers = { ...fileHeaders(file), "Cache-Control": "private, no-cache" };
    return new Response(Readable.toWeb(file.bytes) as ReadableStream<Uint8Array>, { headers });
  } catch (error) {
    if (error instanceof KvError && error.code !== "UNAVAILABLE") return fail(404, "There is no such file.");
    throw error;
  }
}

const fail = (status: number, message: string) => new Response(`${message}\n`, { status });
