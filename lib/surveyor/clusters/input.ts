import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import type { LinkPair } from "./graph";

/** What clusters and proposals are computed from, apart from the vectors; without what the Surveyor wrote. */
export interface ClusterInput {
  links: LinkPair[];
  /** Records that a contradiction is between. */
  contradicting: LinkPair[];
  /** By path. */
  tags: Map<string, string[]>;
  /** Hash of all of the above and of the records' texts. */
  fingerprint: string;
}

interface RecordTags extends Record<string, unknown> {
  path: string;
  tags: string[];
}

type RecordHash = { path: string; hash: string } & Record<string, unknown>;

export async function readClusterInput(ctx: Context, tx: Tx): Promise<ClusterInput> {
  const account = sql`${ctx.account.id}::uuid`;
  const own = (kind: string, value: string) => sql`exists (
    select from surveyor_proposals p where p.account_id = ${account} and p.kind = ${kind}
    and p.state = 'written' and ${sql.raw(value)})`;
  const seen = await tx.execute<RecordHash>(sql`
    select path, text_hash || engine || model as hash from surveyed_records
    where account_id = ${account} order by path`);
  const links = await tx.execute<LinkPair & Record<string, unknown>>(sql`
    select distinct l.source, l.target_path as target from vault_links l
    where l.account_id = ${account} and l.target_path is not null and l.target_path <> l.source
    and not (l.relation = 'related' and ${own("related", "p.path = l.source and p.value = l.target_path")})
    order by 1, 2`);
  const contradicting = await tx.execute<LinkPair & Record<string, unknown>>(sql`
    select distinct a.target_path as source, b.target_path as target from vault_files f
    join vault_links a on a.account_id = f.account_id and a.source = f.path
    join vault_links b on b.account_id = f.account_id and b.source = f.path and b.target_path > a.target_path
    where f.account_id = ${account} and f.type = 'contradiction'`);
  const tagged = await tx.execute<RecordTags>(sql`
    select f.path, array_agg(tag order by tag) as tags from vault_files f, unnest(f.tags) as tag
    where f.account_id = ${account} and f.kind = 'record' and ${sql`not ${own("tag", "p.path = f.path and p.value = tag")}`}
    group by f.path order by f.path`);
  const facts = {
    links: links.map(({ source, target }) => ({ source, target })),
    contradicting: contradicting.map(({ source, target }) => ({ source, target })),
    tags: new Map(tagged.map(({ path, tags }) => [path, tags])),
  };
  return { ...facts, fingerprint: fingerprintOf(seen, facts.links, facts.tags) };
}

/** Row by row: as one text, those of a large vault would take as much memory as all else that is read here. */
function fingerprintOf(...lists: readonly Iterable<unknown>[]): string {
  const hash = createHash("sha256").update(String(VERSION));
  for (const list of lists) {
    hash.update("\n");
    for (const row of list) hash.update(`${JSON.stringify(row)}\n`);
  }
  return hash.digest("hex");
}

/** Incremented when clusters or proposals of the same vault would be different. */
const VERSION = 8;

/** Whether two records are linked; a contradiction between them says more than that they are related. */
export function isLinkedIn({ links, contradicting }: ClusterInput): (a: string, b: string) => boolean {
  const linked = new Set(
    [...links, ...contradicting].flatMap(({ source, target }) => [
      `${source}\0${target}`,
      `${target}\0${source}`,
    ]),
  );
  return (a, b) => linked.has(`${a}\0${b}`);
}
