import { sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { titleOf } from "@/lib/language";
import { isConflicting } from "./claims";
import { isLearningKind } from "./drafts";
import { linkTo } from "./evidence";
import { readKnowledge } from "./known";
import { LearningWriter, type NewLearning, relate } from "./learning-writer";

/** Two claims of one key in two records. */
interface Pair {
  key: string;
  path: string;
  value: string;
  quote: string;
  other_path: string;
  other_value: string;
  other_quote: string;
  type: string;
  other_type: string;
  /** Projects that the records link to. */
  projects: string[];
  other_projects: string[];
  is_linked: boolean;
}

const MAX_PAIRS = 500;
const CONFIDENCE = 0.75;

/**
 * Compares the claims of this run's sources with those of every other source and creates a record for each
 * contradiction, linked with both records. Idempotent.
 */
export async function findContradictions(ctx: Context, distillId: string): Promise<string[]> {
  const pairs = (await comparable(ctx, distillId)).filter(isContradiction);
  if (pairs.length === 0) return [];
  const writer = new LearningWriter(ctx, await readKnowledge(ctx));
  const planned = pairs.map((pair) => ({ pair, outcome: writer.add(contradictionOf(pair)) }));
  const created = await writer.write();
  for (const { pair, outcome } of planned) {
    // Records by people are not changed.
    if (outcome.kind === "rejected" || !outcome.learning.isOwn) continue;
    await relate(ctx, pair.path, fieldOf(pair.type), outcome.learning.path);
    await relate(ctx, pair.other_path, fieldOf(pair.other_type), outcome.learning.path);
  }
  return created;
}

const contradictionOf = (pair: Pair): NewLearning => ({
  kind: "contradiction",
  name: nameOf(pair),
  evidence: [
    { quote: pair.quote, source: pair.path },
    { quote: pair.other_quote, source: pair.other_path },
  ],
  confidence: CONFIDENCE,
  project: pair.projects.filter((each) => pair.other_projects.includes(each)).map(linkTo),
  by: "local",
});

const fieldOf = (type: string): string => (isLearningKind(type) ? "challenged_by" : "related");

const nameOf = ({ quote, other_quote }: Pair): string =>
  titleOf(`${brief(quote)}, but ${brief(other_quote)}`) || "Two records disagree";

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
function isContradiction(pair: Pair): boolean {
  if (!isConflicting(pair.value, pair.other_value)) return false;
  const isShared = pair.projects.some((each) => pair.other_projects.includes(each));
  if (isShared || pair.is_linked) return true;
  if (pair.projects.length > 0 && pair.other_projects.length > 0) return false;
  const [subject = ""] = pair.key.split("|");
  const isOfLearning = isLearningKind(subject);
  return isOfLearning || subject.split(" ").length >= 2;
}

async function comparable(ctx: Context, distillId: string): Promise<Pair[]> {
  const account = ctx.account.id;
  const projectsOf = (path: "a.path" | "b.path") => sql`array(select distinct l.target_path from vault_links l
    join vault_files p on p.account_id = l.account_id and p.path = l.target_path and p.type = 'project'
    where l.account_id = a.account_id and l.source = ${sql.raw(path)} order by 1)`;
  const rows = await ctx.db.tx((tx) =>
    tx.execute<Record<keyof Pair, unknown>>(sql`
      select distinct on (least(a.path, b.path), greatest(a.path, b.path), a.key)
        a.key, a.path, a.value, a.quote, b.path as other_path, b.value as other_value, b.quote as other_quote,
        fa.type, fb.type as other_type, ${projectsOf("a.path")} as projects, ${projectsOf("b.path")} as other_projects,
        exists (select from vault_links l where l.account_id = a.account_id and l.relation <> 'body'
          and ((l.source = a.path and l.target_path = b.path) or (l.source = b.path and l.target_path = a.path))) as is_linked
      from distiller_claims a
      join distiller_claims b on b.account_id = a.account_id and b.key = a.key and b.path <> a.path and b.value <> a.value
      join vault_files fa on fa.account_id = a.account_id and fa.path = a.path
      join vault_files fb on fb.account_id = b.account_id and fb.path = b.path
      where a.account_id = ${account}::uuid and a.distill_id = ${distillId}::uuid
      order by least(a.path, b.path), greatest(a.path, b.path), a.key, a.path, a.ordinal, b.ordinal
      limit ${MAX_PAIRS}`),
  );
  return rows.map((row) => row as unknown as Pair);
}
