import { headers } from "next/headers";
import { NextResponse } from "next/server";
import { fileHeaders, HTTP_STATUS } from "@/lib/api";
import { KvError } from "@/lib/core/errors";
import { toWebStream } from "@/lib/core/web-stream";
import type { Context } from "@/lib/db";
import type { OpenFile } from "@/lib/operation";
import { SESSION_ENDED, visitor } from "./session/current";
import { METHOD_HEADER } from "./session/headers";

/** How a caller learns why it is refused. */
type Refuse = (error: KvError) => Response;

/** For a script of a page. */
export const asJson: Refuse = ({ code, message }) =>
  NextResponse.json({ message }, { status: HTTP_STATUS[code] });

/** For what a browser opens or saves without a script. */
export const asText: Refuse = ({ code, message }) =>
  new Response(`${message}\n`, { status: HTTP_STATUS[code] });

/**
 * Replies with the result of `work` for the person who is signed in: a response, or what is sent as JSON. `refuse` answers with the
 * status of an error. `proxy.ts` has rejected requests that change something and come from other origins.
 */
export async function reply(
  work: (ctx: Context) => Promise<unknown>,
  refuse: Refuse = asJson,
): Promise<Response> {
  try {
    const found = await visitor();
    if (!found) throw new KvError("UNAUTHORIZED", SESSION_ENDED);
    const result = await work(found.ctx);
    if (!(result instanceof Response)) return NextResponse.json(result);
    return (await isHead()) ? withoutBody(result) : result;
  } catch (error) {
    if (!(error instanceof KvError)) throw error;
    return refuse(error);
  }
}

const isHead = async (): Promise<boolean> => (await headers()).get(METHOD_HEADER) === "HEAD";

/** Next answers HEAD as GET and leaves the body as it is, with all that was opened for it. */
async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel();
  return new Response(null, response);
}

/** A file that is sent as fast as the browser reads it. */
export const downloadOf = (file: OpenFile): Response =>
  new Response(toWebStream(file.bytes, file.size), {
    headers: { ...fileHeaders(file), "Cache-Control": "no-store" },
  });

const MEBIBYTE = 1024 * 1024;
/** The limit of `proxy.ts`, which truncates longer bodies. */
const MAX_REQUEST_BYTES = 10 * MEBIBYTE;

/** The same, for messages. */
export const REQUEST_LIMIT = `${MAX_REQUEST_BYTES / MEBIBYTE} MiB`;

/** Throws `PAYLOAD_TOO_LARGE` for a body that would be truncated; `advice` says how to send less. */
export function assertWholeBody({ headers }: Request, advice = "save a shorter text or smaller files"): void {
  const declared = Number(headers.get("content-length") ?? Number.NaN);
  if (!(declared <= MAX_REQUEST_BYTES))
    throw new KvError("PAYLOAD_TOO_LARGE", `A request is limited to ${REQUEST_LIMIT}: ${advice}`);
}
