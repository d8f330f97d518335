import { sql } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { KvError } from "@/lib/core/errors";
import { type Context, notify } from "@/lib/db";
import { surveyorState } from "@/lib/embeddings";
import { defineOperation, noInput } from "@/lib/operation";
import { editRecord, waysToLink } from "@/lib/vault";
import { MARK, readMark } from "../write/patch";

interface Marked extends Record<string, unknown> {
  path: string;
  frontmatter: Record<string, unknown>;
  tags: string[];
  related: string[];
}

/** Removes everything that the Surveyor wrote from the records, and turns writing off. Keeps what users wrote. */
export const withdrawSurveyor = defineOperation({
  id: "surveyorWithdraw",
  http: { method: "POST", path: "/workers/surveyor/withdraw" },
  tag: "Surveyor",
  summary: "Remove everything that the surveyor wrote from the records; it then only proposes",
  description: "Fields that people have changed since are kept.",
  input: noInput,
  output: z.object({ message: z.string(), files: z.int() }),
  run: async (ctx) => {
    const account = sql`${ctx.account.id}::uuid`;
    const written = (kind: string) => sql`coalesce((select json_agg(p.value) from surveyor_proposals p
    where p.account_id = ${account} and p.path = f.path and p.kind = ${kind} and p.state = 'written'), '[]')`;
    const marked = await ctx.db.tx(async (tx) => {
      const values = { accountId: ctx.account.id, write: false };
      await tx
        .insert(surveyorState)
        .values(values)
        .onConflictDoUpdate({ target: surveyorState.accountId, set: { write: false } });
      return tx.execute<Marked>(sql`
      select f.path, f.frontmatter, ${written("tag")} as tags, ${written("related")} as related from vault_files f
      where f.account_id = ${account} and f.kind = 'record' and f.frontmatter -> ${MARK} is not null order by f.path`);
    });
    let files = 0;
    for (const record of marked) if (await cleanRecord(ctx, record)) files += 1;
    await ctx.db.tx(async (tx) => {
      await tx.execute(sql`
      update surveyor_proposals set state = 'proposed' where account_id = ${account} and state = 'written'`);
      await audit(ctx, tx, { action: "surveyor.withdraw", subject: "surveyor", detail: { files } });
      await notify(ctx, tx, "kv_live");
    });
    return { message: `Removed from ${files} ${files === 1 ? "record" : "records"}`, files };
  },
});

async function cleanRecord(ctx: Context, { path, frontmatter, tags, related }: Marked): Promise<boolean> {
  const mark = readMark(frontmatter);
  const present = new Set(Array.isArray(frontmatter.related) ? frontmatter.related : []);
  const links = new Set(
    related.flatMap((other) => waysToLink(path, other).find((way) => present.has(way)) ?? []),
  );
  const lists = {
    tags: without(frontmatter.tags, new Set(tags)),
    related: without(frontmatter.related, links),
  };
  const set = Object.fromEntries(
    Object.entries(lists).filter(([, value]) => value !== null && value.length > 0),
  );
  const unset = Object.keys(lists).filter((field) => lists[field as keyof typeof lists]?.length === 0);
  if (mark.cluster !== undefined && frontmatter.cluster === mark.cluster) unset.push("cluster");
  try {
    await editRecord(ctx, { path, set, unset: [...unset, MARK] });
    return true;
  } catch (error) {
    if (error instanceof KvError) return false;
    throw error;
  }
}

/** A list without what the Surveyor added; null when nothing was. */
function without(value: unknown, own: ReadonlySet<string>): unknown[] | null {
  if (!Array.isArray(value) || own.size === 0) return null;
  const rest = value.filter((each) => typeof each !== "string" || !own.has(each));
  return rest.length === value.length ? null : rest;
}
