import { NextResponse } from "next/server";
import { HTTP_STATUS } from "@/lib/api";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { visitor } from "./session/current";

/**
 * Answers a script of a page with JSON: the result of `work` for the person who is signed in, or `{message}` with the
 * status of the error. `proxy.ts` has rejected requests from other origins.
 */
export async function reply(work: (ctx: Context) => Promise<unknown>): Promise<Response> {
  try {
    const found = await visitor();
    if (!found) throw new KvError("UNAUTHORIZED", "Your session has ended. Sign in, then try again here.");
    const result = await work(found.ctx);
    return result instanceof Response ? result : NextResponse.json(result);
  } catch (error) {
    if (!(error instanceof KvError)) throw error;
    return NextResponse.json({ message: error.message }, { status: HTTP_STATUS[error.code] });
  }
}

/** The limit of `proxy.ts`, which truncates longer bodies. */
export const MAX_REQUEST_BYTES = 10 * 1024 * 1024;

/** Throws `PAYLOAD_TOO_LARGE` for a body that would be truncated. */
export function assertWholeBody({ headers }: Request): void {
  const declared = Number(headers.get("content-length") ?? Number.NaN);
  if (!(declared <= MAX_REQUEST_BYTES))
    throw new KvError(
      "PAYLOAD_TOO_LARGE",
      "A request is limited to 10 MiB: save a shorter text or smaller files",
    );
}
