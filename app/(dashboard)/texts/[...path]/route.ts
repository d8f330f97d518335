import { NextResponse } from "next/server";
import { assertWholeBody, reply } from "@/app/reply";
import { invalid, KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { editRecord, readRecord, writeRecord } from "@/lib/vault";

interface Props {
  params: Promise<{ path: string[] }>;
}

/** The part of a record that an editor shows: the text below the fields, or the whole file. */
type Part = "body" | "source";

/**
 * Saves what an editor shows, if the record is still the version in `If-Match`; else 412 with the one that it is now.
 * Bytes, not a form: a form would change line ends.
 */
export const PUT = (request: Request, { params }: Props): Promise<Response> =>
  reply(async (ctx) => {
    assertWholeBody(request);
    const path = (await params).path.join("/");
    const part: Part = new URL(request.url).searchParams.get("part") === "source" ? "source" : "body";
    const ifMatch = request.headers.get("if-match");
    if (ifMatch === null)
      throw invalid("If-Match", "is missing: send the ETag of the version that was edited");
    const text = decoded(await request.arrayBuffer());
    try {
      const { etag } = await save(ctx, { path, part, text, ifMatch });
      return { etag };
    } catch (error) {
      if (!(error instanceof KvError && error.code === "PRECONDITION_FAILED")) throw error;
      const current = await readRecord(ctx, { path });
      const now = { etag: current.etag, text: part === "source" ? current.raw : current.body };
      return NextResponse.json({ message: error.message, current: now }, { status: 412 });
    }
  });

const save = (
  ctx: Context,
  { part, path, text, ifMatch }: { part: Part; path: string; text: string; ifMatch: string },
) =>
  part === "source"
    ? writeRecord(ctx, { path, text, ifMatch })
    : editRecord(ctx, { path, body: text, ifMatch });

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw invalid("text", "must be UTF-8");
  }
}
