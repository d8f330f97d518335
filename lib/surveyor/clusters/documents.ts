import { sql } from "drizzle-orm";
import { batchesOf } from "@/lib/core/batches";
import type { Context } from "@/lib/db";
import { plainText } from "@/lib/embeddings";
import { parseRecord } from "@/lib/vault";
import { byCommunity, MIN_CLUSTER_SIZE } from "./match";
import { GroupTexts, VaultTexts } from "./texts";

/** A text to extract terms from. */
export interface Document {
  path: string;
  name: string;
  text: string;
}

/** Characters of a body that say what it is about. */
const BEGINNING = 4_000;
/** Longer fields are not read as such. */
const MAX_FIELDS = 66_000;

/** Records whose texts are in memory at once. */
const PAGE = 500;

/** Reads the texts of these records, page by page, and keeps what labels and reasons need of them. */
export async function readTexts(
  ctx: Context,
  paths: readonly string[],
  communities: Int32Array,
): Promise<{ vault: VaultTexts; groups: Map<number, GroupTexts> }> {
  const vault = new VaultTexts();
  const groups = new Map<number, GroupTexts>();
  const scattered: string[] = [];
  for (const [community, members] of byCommunity(paths, communities)) {
    if (members.length < MIN_CLUSTER_SIZE) {
      scattered.push(...members);
      continue;
    }
    const group = new GroupTexts();
    for await (const document of documentsAt(ctx, members)) vault.add(document, group);
    group.close();
    groups.set(community, group);
  }
  for await (const document of documentsAt(ctx, scattered)) vault.add(document);
  return { vault, groups };
}

/** The beginnings of records, without their fields, however many there are. */
export async function* documentsAt(ctx: Context, paths: readonly string[]): AsyncGenerator<Document> {
  for (const page of batchesOf(paths, PAGE)) {
    const rows = await ctx.db.tx((tx) =>
      tx.execute<{ path: string; name: string; body: string }>(sql`
        select f.path, f.name, left(t.body, ${BEGINNING} + case when starts_with(t.body, '---')
          then least(strpos(substr(t.body, 4), E'\\n---') + 8, ${MAX_FIELDS}) else 0 end) as body from unnest(${sql.param([...page])}::text[]) as wanted(path)
        join lateral (
          select path, name from vault_files where account_id = ${ctx.account.id}::uuid and path = wanted.path offset 0) f on true
        join lateral (
          select body from vault_texts where account_id = ${ctx.account.id}::uuid and path = wanted.path offset 0) t on true
        order by f.path`),
    );
    for (const { path, name, body } of rows) {
      // A letter that is followed by its accent would end the word there.
      yield { path, name: name.normalize("NFC"), text: plainText(withoutSections(body)).normalize("NFC") };
    }
  }
}

/** The body without the titles of its sections, such as “Key points”: those are structure, not topics. */
const withoutSections = (record: string): string =>
  parseRecord(record)
    .body.slice(0, BEGINNING)
    .replace(/^##+ .*$/gmu, "");
