import type { Context } from "@/lib/db";
import { editText, readRecord, splitDocument, stemOf } from "@/lib/vault";
import { askForText } from "./model";
import { FILL } from "./prompt";
import type { Side } from "./sides";
import type { Written } from "./written";

/** Records that are read for what they say of the stub, and lines of each that name it. */
const MOST_SOURCES = 20;
const MOST_LINES = 8;
const MOST_LINE = 600;

/** A body for a record that says next to nothing, behind what it says. Throws `NoModel`, `NoText`. */
export async function fill(ctx: Context, stub: Side): Promise<Written> {
  const { backlinks, links } = await readRecord(ctx, { path: stub.path });
  const sources = [...new Set(backlinks.map(({ path }) => path))].slice(0, MOST_SOURCES);
  const said = await Promise.all(sources.map((path) => linesOn(ctx, path, stub)));
  const linked = links.flatMap(({ path }) => (path?.endsWith(".md") ? [path] : []));
  const material = {
    given: [stub.text, ...said.filter((text) => text !== "")],
    about: [...sources, ...linked, stub.path],
  };
  const { text, ...by } = await askForText(ctx, FILL, material);
  const { eol } = splitDocument(stub.text);
  const after = editText(stub.text, { bodyAppend: `${text}\n`.replace(/\r?\n/g, eol) }).text;
  return { after, leftOut: [], by: { engine: "model", ...by } };
}

/** The lines of a record that name the stub, under the record's path; empty where none does. */
async function linesOn(ctx: Context, path: string, stub: Side): Promise<string> {
  const { body } = await readRecord(ctx, { path }).catch(() => ({ body: "" }));
  const name = stemOf(stub.path).toLowerCase();
  const lines = body.split(/\r?\n/).filter((line) => line.toLowerCase().includes(name));
  return lines.length === 0
    ? ""
    : [`${path}:`, ...lines.slice(0, MOST_LINES).map((line) => line.slice(0, MOST_LINE))].join("\n");
}
