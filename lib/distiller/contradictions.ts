import { sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { titleOf } from "@/lib/language";
import { isConflicting } from "./claims";
import { type ComparableClaim, type Disagreement, disagreements } from "./disagreements";
import { isLearningKind } from "./drafts";
import { linkTo } from "./evidence";
import { readKnowledge } from "./known";
import { LearningWriter, type NewLearning, relate } from "./learning-writer";
import { areOfOneSeries } from "./series";

const MAX_CLAIMS = 2_000;
/** Quotes of one contradiction. */
const MAX_QUOTES = 40;
const CONFIDENCE = 0.75;

/**
 * Compares the claims of this run's sources with those of every other source and creates a record for each subject on which
 * they disagree, linked with all of them. Idempotent.
 */
export async function findContradictions(ctx: Context, distillId: string): Promise<string[]> {
  const claims = await comparable(ctx, distillId);
  const links = await linksAmong(ctx, [...new Set(claims.map(({ path }) => path))]);
  const found = disagreements(claims, (a, b) => canContradict(a, b, links));
  if (found.length === 0) return [];
  const writer = new LearningWriter(ctx, await readKnowledge(ctx));
  const planned = found.map((each) => ({ each, outcome: writer.add(contradictionOf(each)) }));
  const created = await writer.write();
  for (const { each, outcome } of planned) {
    // Records by people are not changed.
    if (outcome.kind === "rejected" || !outcome.learning.isOwn) continue;
    for (const { path, type } of each.slice(0, MAX_QUOTES))
      await relate(ctx, path, fieldOf(type), outcome.learning.path);
  }
  return created;
}

const contradictionOf = (claims: Disagreement): NewLearning => ({
  kind: "contradiction",
  name: nameOf(claims),
  evidence: claims.slice(0, MAX_QUOTES).map(({ quote, path }) => ({ quote, source: path })),
  confidence: CONFIDENCE,
  project: (claims[0]?.projects ?? [])
    .filter((project) => claims.every(({ projects }) => projects.includes(project)))
    .map(linkTo),
  by: "local",
});

const fieldOf = (type: string): string => (isLearningKind(type) ? "challenged_by" : "related");

function nameOf([first, second, ...more]: Disagreement): string {
  const other = more.length > 0 ? "other records differ" : brief(second?.quote ?? "");
  return titleOf(`${brief(first?.quote ?? "")}, but ${other}`) || "Records disagree";
}

/** A quotation, shortened to half of a title. */
function brief(quote: string): string {
  const words = quote
    .replace(/[*_`]|\[\[(?:[^\]|]*\|)?|\]\]/g, "")
    .replace(/\s+/g, " ")
    .replace(/[.!\s]+$/, "");
  if (words.length <= 64) return words;
  return `${words.slice(0, words.lastIndexOf(" ", 62))} …`;
}

/** A subject of one word, such as "budget", counts only between records that are linked or share a project. */
export function canContradict(a: ComparableClaim, b: ComparableClaim, links: ReadonlySet<string>): boolean {
  if (!isConflicting(a.value, b.value) || areOfOneSeries(a, b)) return false;
  const isShared = a.projects.some((each) => b.projects.includes(each));
  if (isShared || links.has(`${a.path}\n${b.path}`) || links.has(`${b.path}\n${a.path}`)) return true;
  if (a.projects.length > 0 && b.projects.length > 0) return false;
  const [subject = ""] = a.key.split("|");
  return isLearningKind(subject) || subject.split(" ").length >= 2;
}

/** The claims of every key that this run has read, where it has several values. */
async function comparable(ctx: Context, distillId: string): Promise<ComparableClaim[]> {
  const account = ctx.account.id;
  const rows = await ctx.db.tx((tx) =>
    tx.execute<Record<keyof ComparableClaim, unknown>>(sql`
      with keys as (${severalValued(ctx, distillId)})
      select distinct on (c.key, c.path) c.key, c.path, c.value, c.quote, f.type,
        array(select distinct l.target_path from vault_links l
          join vault_files p on p.account_id = l.account_id and p.path = l.target_path and p.type = 'project'
          where l.account_id = c.account_id and l.source = c.path order by 1) as projects
      from distiller_claims c
      join keys k on k.key = c.key
      join vault_files f on f.account_id = c.account_id and f.path = c.path
      where c.account_id = ${account}::uuid
      order by c.key, c.path, c.ordinal
      limit ${MAX_CLAIMS}`),
  );
  return rows.map((row) => row as unknown as ComparableClaim);
}

/** How many claims the limit leaves out of the comparison. */
export async function countClaimsLeft(ctx: Context, distillId: string, limit = MAX_CLAIMS): Promise<number> {
  const account = ctx.account.id;
  const [row] = await ctx.db.tx((tx) =>
    tx.execute<{ n: number }>(sql`
      with keys as (${severalValued(ctx, distillId)})
      select count(distinct (c.key, c.path))::int as n from distiller_claims c
      join keys k on k.key = c.key
      join vault_files f on f.account_id = c.account_id and f.path = c.path
      where c.account_id = ${account}::uuid`),
  );
  return Math.max(0, (row?.n ?? 0) - limit);
}

/** The keys of claims that this run has read which have several values. */
const severalValued = (ctx: Context, distillId: string) => sql`
  select c.key from distiller_claims c
  where c.account_id = ${ctx.account.id}::uuid and c.key in (
    select n.key from distiller_claims n
    where n.account_id = ${ctx.account.id}::uuid and n.distill_id = ${distillId}::uuid)
  group by c.key having count(distinct c.value) > 1`;

/** The links in fields between these records, as `source` and `target` on two lines. */
async function linksAmong(ctx: Context, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const list = JSON.stringify(paths);
  const rows = await ctx.db.tx((tx) =>
    tx.execute<{ source: string; target: string }>(sql`
      select distinct l.source, l.target_path as target from vault_links l
      where l.account_id = ${ctx.account.id}::uuid and l.relation <> 'body'
        and l.source in (select jsonb_array_elements_text(${list}::jsonb))
        and l.target_path in (select jsonb_array_elements_text(${list}::jsonb))`),
  );
  return new Set(rows.map(({ source, target }) => `${source}\n${target}`));
}
