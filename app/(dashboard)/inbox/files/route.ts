import { NextResponse } from "next/server";
import { visitor } from "@/app/session/current";
import { HTTP_STATUS } from "@/lib/api";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { addToInbox, MAX_INBOX_FILE_BYTES } from "@/lib/vault";

/** What `proxy.ts` passes on whole; behind it a body is cut off without a word. */
const MAX_REQUEST_BYTES = 10 * 1024 * 1024;

/**
 * Takes the inbox form: files under `file`, or a pasted note as `name` and `text`. A script asks for JSON and
 * sends one file a request; the bare form sends all and is led back to the page.
 * `proxy.ts` has refused what did not come from a page of ours.
 */
export async function POST(request: Request): Promise<Response> {
  const wantsJson = request.headers.get("accept")?.includes("application/json") ?? false;
  try {
    const found = await visitor();
    if (!found) throw new KvError("UNAUTHORIZED", "You are signed out: sign in again");
    const filenames = await accept(found.ctx, await readForm(request));
    return wantsJson ? NextResponse.json({ filenames }, { status: 201 }) : backToPage("");
  } catch (error) {
    if (!(error instanceof KvError)) throw error;
    if (!wantsJson) return backToPage(`?refused=${error.code}`);
    return NextResponse.json({ message: error.message }, { status: HTTP_STATUS[error.code] });
  }
}

/** Relative, so that it holds whatever address the browser knows us by. */
const backToPage = (query: string) =>
  new Response(null, { status: 303, headers: { Location: `/inbox${query}` } });

async function readForm(request: Request): Promise<FormData> {
  const declared = Number(request.headers.get("content-length") ?? Number.NaN);
  if (!(declared <= MAX_REQUEST_BYTES)) {
    throw new KvError("PAYLOAD_TOO_LARGE", "One request carries at most 10 MiB: send fewer files at once");
  }
  return request.formData().catch((cause: unknown) => {
    throw new KvError("VALIDATION_ERROR", "The form could not be read: send the files again", { cause });
  });
}

async function accept(ctx: Context, form: FormData): Promise<string[]> {
  const note = pastedNote(form);
  const files = form.getAll("file").filter((part) => part instanceof File && part.name !== "") as File[];
  if (!note && files.length === 0)
    throw new KvError("VALIDATION_ERROR", "Choose a file first, or paste a text");
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
    throw new KvError("PAYLOAD_TOO_LARGE", `${file.name} is over the limit of 5 MiB for an inbox file`);
  }
  const content = Buffer.from(await file.arrayBuffer()).toString("base64");
  return { filename: file.name, content, encoding: "base64" as const };
}
