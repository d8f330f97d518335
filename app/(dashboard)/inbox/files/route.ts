import { NextResponse } from "next/server";
import { visitor } from "@/app/session/current";
import { HTTP_STATUS } from "@/lib/api";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { addToInbox, MAX_INBOX_FILE_BYTES } from "@/lib/vault";

/** The limit of `proxy.ts`, which truncates longer bodies. */
const MAX_REQUEST_BYTES = 10 * 1024 * 1024;

/**
 * Takes the inbox form: files under `file`, or a pasted note as `name` and `text`. A script accepts JSON and
 * sends one file per request; the plain form sends all and is redirected to the page.
 * `proxy.ts` has rejected requests from other origins.
 */
export async function POST(request: Request): Promise<Response> {
  const wantsJson = request.headers.get("accept")?.includes("application/json") ?? false;
  try {
    const found = await visitor();
    if (!found) throw new KvError("UNAUTHORIZED", "Your session has ended. Sign in, then try again here.");
    const filenames = await accept(found.ctx, await readForm(request));
    return wantsJson ? NextResponse.json({ filenames }, { status: 201 }) : backToPage("");
  } catch (error) {
    if (!(error instanceof KvError)) throw error;
    if (!wantsJson) return backToPage(`?error=${error.code}`);
    return NextResponse.json({ message: error.message }, { status: HTTP_STATUS[error.code] });
  }
}

/** Relative, so that it works behind any public address. */
const backToPage = (query: string) =>
  new Response(null, { status: 303, headers: { Location: `/inbox${query}` } });

async function readForm(request: Request): Promise<FormData> {
  const declared = Number(request.headers.get("content-length") ?? Number.NaN);
  if (!(declared <= MAX_REQUEST_BYTES)) {
    throw new KvError("PAYLOAD_TOO_LARGE", "A request is limited to 10 MiB: upload fewer files at once");
  }
  return request.formData().catch((cause: unknown) => {
    throw new KvError("VALIDATION_ERROR", "The form could not be read. Try again.", { cause });
  });
}

async function accept(ctx: Context, form: FormData): Promise<string[]> {
  const note = pastedNote(form);
  const files = form.getAll("file").filter((part) => part instanceof File && part.name !== "") as File[];
  if (!note && files.length === 0) throw new KvError("VALIDATION_ERROR", "Choose a file or paste a text");
  const filenames: string[] = note ? [(await addToInbox(ctx, note)).filename] : [];
  for (const file of files) filenames.push((await addToInbox(ctx, await fromFile(file))).filename);
  return filenames;
}

function pastedNote(form: FormData): { filename: string; content: string } | null {
  const [name, text] = [form.get("name"), form.get("text")];
  if (typeof text !== "string" || text.trim() === "") return null;
  const title = typeof name === "string" && name.trim() ? name.trim() : "Pasted note";
  return { filename: /\.\w{1,5}$/.test(title) ? title : `${title}.md`, content: text.replace(/\r\n/g, "\n") };
}

async function fromFile(file: File) {
  if (file.size > MAX_INBOX_FILE_BYTES) {
    throw new KvError("PAYLOAD_TOO_LARGE", `${file.name} is larger than 5 MiB`);
  }
  const content = Buffer.from(await file.arrayBuffer()).toString("base64");
  return { filename: file.name, content, encoding: "base64" as const };
}
