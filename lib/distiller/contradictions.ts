import { sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { titleOf } from "@/lib/language";
import { isAgainst } from "./claims";
import { isLearningKind } from "./drafts";
import { linkTo } from "./evidence";
import { Keeper, type NewLearning, relate } from "./keep";
import { readKnowledge } from "./known";

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
  /** Both name a project, and which they share. */
  projects: string[];
  other_projects: string[];
  is_linked: boolean;
}

const MOST_PAIRS = 500;
const CONFIDENCE = 0.75;

/**
 * Holds what this run's sources claim against what every other source claims, and makes a record of what cannot
 * both hold; it and the two records link to each other. Doing it again changes nothing.
 */
export async function findContradictions(ctx: Context, distillId: string): Promise<string[]> {
  const pairs = (await comparable(ctx, distillId)).filter(isContradiction);
  if (pairs.length === 0) return [];
  const keeper = new Keeper(ctx, await readKnowledge(ctx));
  const kept = pairs.map((pair) => ({ pair, taken: keeper.take(contradictionOf(pair)) }));
  const created = await keeper.write();
  for (const { pair, taken } of kept) {
    // What a person wrote of it is theirs to link.
    if (taken.outcome === "rejected" || !taken.learning.isOwn) continue;
    await relate(ctx, pair.path, fieldOf(pair.type), taken.learning.path);
    await relate(ctx, pair.other_path, fieldOf(pair.other_type), taken.learning.path);
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

/** A quotation as half of a title. */
function brief(quote: string): string {
  const words = quote
    .replace(/[*_`]|\[\[(?:[^\]|]*\|)?|\]\]/g, "")
    .replace(/\s+/g, " ")
    .replace(/[.!\s]+$/, "");
  if (words.length <= 64) return words;
  return `${words.slice(0, words.lastIndexOf(" ", 62))} …`;
}

/** A subject of one word, such as "budget", is the same only where the records belong together. */
function isContradiction(pair: Pair): boolean {
  if (!isAgainst(pair.value, pair.other_value)) return false;
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
    where l.account_id = a.account_id and l.source = ${sql.raw(path)} and l.target_path like 'project/%' order by 1)`;
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
      limit ${MOST_PAIRS}`),
  );
  return rows.map((row) => row as unknown as Pair);
}
