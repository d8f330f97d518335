import type { ListResourcesResult, ReadResourceResult } from "@modelcontextprotocol/sdk/types.js";
import { invalid } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { searchRecords } from "@/lib/embeddings";
import { listRecent, listTags, readRecord } from "@/lib/vault";
import { paragraph } from "./text/lines";
import { recordLine } from "./text/records";

const RECORDS = "vault://records/";
const TAGS = "vault://tags";
const MAX_LISTED = 100;
/** Of a record; `read` reads longer ones in parts. */
const MAX_TEXT = 100_000;

export const RESOURCE_TEMPLATES = [
  {
    name: "record",
    title: "A record",
    uriTemplate: `${RECORDS}{+path}`,
    description: "The Markdown of a record, such as vault://records/person/Alice%20Chen.md",
    mimeType: "text/markdown",
  },
  {
    name: "tag",
    title: "The records with a tag",
    uriTemplate: `${TAGS}/{+tag}`,
    description: "The records with a tag or one below it",
    mimeType: "text/plain",
  },
];

/** The tags, and the records that changed last. */
export async function listResources(ctx: Context): Promise<ListResourcesResult> {
  const { results } = await listRecent(ctx, { limit: MAX_LISTED });
  return {
    resources: [
      { uri: TAGS, name: "tags", title: "All tags", mimeType: "text/plain" },
      ...results.map(({ path, modified }) => ({
        uri: RECORDS + encodePath(path),
        name: path,
        mimeType: "text/markdown",
        annotations: { lastModified: modified },
      })),
    ],
  };
}

export async function readResource(ctx: Context, uri: string): Promise<ReadResourceResult> {
  if (uri === TAGS)
    return plain(uri, (await listTags(ctx)).tags.map(({ tag, count }) => `#${tag} ${count}`).join("\n"));
  if (uri.startsWith(`${TAGS}/`))
    return plain(uri, await recordsWithTag(ctx, decoded(uri.slice(TAGS.length + 1))));
  if (!uri.startsWith(RECORDS))
    throw invalid("uri", `There is no resource ${uri}: use ${RECORDS}… or ${TAGS}`);
  const { raw, path } = await readRecord(ctx, { path: decoded(uri.slice(RECORDS.length)) });
  if (raw.length > MAX_TEXT)
    throw invalid("uri", `${path} has ${raw.length} characters, more than ${MAX_TEXT}: use the tool read`);
  return { contents: [{ uri, mimeType: "text/markdown", text: raw }] };
}

async function recordsWithTag(ctx: Context, tag: string): Promise<string> {
  const { results, count } = await searchRecords(ctx, { tag, limit: MAX_LISTED });
  const more = count > results.length ? `and ${count - results.length} more` : "";
  return paragraph(...results.map((record) => recordLine(record)), more);
}

const plain = (uri: string, text: string): ReadResourceResult => ({
  contents: [{ uri, mimeType: "text/plain", text }],
});

const encodePath = (path: string): string => path.split("/").map(encodeURIComponent).join("/");

function decoded(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw invalid("uri", "The address is not valid: encode it once, as UTF-8");
  }
}
