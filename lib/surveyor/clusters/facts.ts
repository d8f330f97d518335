import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import type { LinkPair } from "./graph";

/** What clusters and proposals are made of, beside the vectors; without what the Surveyor itself has written. */
export interface Facts {
  links: LinkPair[];
  /** By path. */
  tags: Map<string, string[]>;
  /** Which records there are, with their texts' hashes: with all of the above, what a survey is of. */
  fingerprint: string;
}

interface Tagged extends Record<string, unknown> {
  path: string;
  tags: string[];
}

type Seen = { path: string; hash: string } & Record<string, unknown>;

export async function readFacts(ctx: Context, tx: Tx): Promise<Facts> {
  const account = sql`${ctx.account.id}::uuid`;
  const own = (kind: string, value: string) => sql`exists (
    select from surveyor_proposals p where p.account_id = ${account} and p.kind = ${kind}
    and p.state = 'written' and ${sql.raw(value)})`;
  const seen = await tx.execute<Seen>(sql`
    select path, text_hash || engine || model as hash from surveyed_records
    where account_id = ${account} order by path`);
  const links = await tx.execute<LinkPair & Record<string, unknown>>(sql`
    select distinct l.source, l.target_path as target from vault_links l
    where l.account_id = ${account} and l.target_path is not null and l.target_path <> l.source
    and not (l.relation = 'related' and ${own("related", "p.path = l.source and p.value = l.target_path")})
    order by 1, 2`);
  const tagged = await tx.execute<Tagged>(sql`
    select f.path, array_agg(tag order by tag) as tags from vault_files f, unnest(f.tags) as tag
    where f.account_id = ${account} and f.kind = 'record' and ${sql`not ${own("tag", "p.path = f.path and p.value = tag")}`}
    group by f.path order by f.path`);
  const facts = {
    links: links.map(({ source, target }) => ({ source, target })),
    tags: new Map(tagged.map(({ path, tags }) => [path, tags])),
  };
  const fingerprint = createHash("sha256")
    .update(
      JSON.stringify([VERSION, seen.map(({ path, hash }) => [path, hash]), facts.links, [...facts.tags]]),
    )
    .digest("hex");
  return { ...facts, fingerprint };
}

/** Counts up when clusters or proposals would come out otherwise for the same vault. */
const VERSION = 1;
