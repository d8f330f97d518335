import { NextResponse } from "next/server";
import { asJson, assertWholeBody, reply } from "@/app/reply";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { addToInbox, MAX_INBOX_FILE_BYTES, tooLargeForInbox } from "@/lib/vault";

/**
 * Takes the inbox form: files under `file`, or a pasted note as `name` and `text`. A script accepts JSON and
 * sends one file per request; the plain form sends all and is redirected to the page.
 */
export function POST(request: Request): Promise<Response> {
  const wantsJson = request.headers.get("accept")?.includes("application/json") ?? false;
  return reply(
    async (ctx) => {
      const filenames = await accept(ctx, await readForm(request));
      return wantsJson ? NextResponse.json({ filenames }, { status: 201 }) : backToPage("");
    },
    wantsJson ? asJson : ({ code }) => backToPage(`?error=${code}`),
  );
}

/** Relative, so that it works behind any public address. */
const backToPage = (query: string) =>
  new Response(null, { status: 303, headers: { Location: `/inbox${query}` } });

async function readForm(request: Request): Promise<FormData> {
  assertWholeBody(request, "upload fewer files at once");
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
  if (file.size > MAX_INBOX_FILE_BYTES) throw tooLargeForInbox(file.name, "file");
  const content = Buffer.from(await file.arrayBuffer()).toString("base64");
  return { filename: file.name, content, encoding: "base64" as const };
}
