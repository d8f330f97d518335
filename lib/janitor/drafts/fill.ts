import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { editText, readRecord, splitDocument, stemOf } from "@/lib/vault";
import { generateText } from "./model";
import { FILL } from "./prompt";
import type { Side } from "./sides";
import type { DraftText } from "./written";

/** Backlinks that are read for mentions of the stub, mentions per record, and characters of each. */
const MAX_SOURCES = 20;
const MAX_LINES = 8;
const MAX_LINE_LENGTH = 600;

/** Drafts a body for a stub and appends it. Throws `NoModel`, `NoText`. */
export async function fill(ctx: Context, stub: Side): Promise<DraftText> {
  const { backlinks, links } = await readRecord(ctx, { path: stub.path });
  const sources = [...new Set(backlinks.map(({ path }) => path))].slice(0, MAX_SOURCES);
  const mentions = await Promise.all(sources.map((path) => mentionsIn(ctx, path, stub)));
  const linked = links.flatMap(({ path }) => (path?.endsWith(".md") ? [path] : []));
  const material = {
    given: [stub.text, ...mentions.filter((text) => text !== "")],
    about: [...sources, ...linked, stub.path],
  };
  const { text, ...by } = await generateText(ctx, FILL, material);
  const { eol } = splitDocument(stub.text);
  const after = editText(stub.text, { bodyAppend: `${text}\n`.replace(/\r?\n/g, eol) }).text;
  return { after, leftOut: [], by: { engine: "model", ...by } };
}

/** The lines of a record that name the stub, below the record's path; empty if there are none. */
async function mentionsIn(ctx: Context, path: string, stub: Side): Promise<string> {
  const body = await bodyOf(ctx, path);
  const name = stemOf(stub.path).toLowerCase();
  const lines = body.split(/\r?\n/).filter((line) => line.toLowerCase().includes(name));
  return lines.length === 0
    ? ""
    : [`${path}:`, ...lines.slice(0, MAX_LINES).map((line) => line.slice(0, MAX_LINE_LENGTH))].join("\n");
}

/** The text of a record; empty when it is gone. */
async function bodyOf(ctx: Context, path: string): Promise<string> {
  try {
    return (await readRecord(ctx, { path })).body;
  } catch (error) {
    if (error instanceof KvError && error.code === "NOT_FOUND") return "";
    throw error;
  }
}
