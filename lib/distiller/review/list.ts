import { sql } from "drizzle-orm";
import { z } from "zod";
import { limitInput, wholeNumberOrText } from "@/lib/core/limit";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import type { Context } from "@/lib/db";
import { parseRecord, readFileIfAny, vaultPath } from "@/lib/vault";
import { isDraft, isLearningKind, MADE_BY } from "../drafts";
import { quotedIn } from "../evidence";
import { LEARNING_KINDS, type LearningKind, SURE_FROM } from "../learning";

export const REVIEW_STATES = ["draft", "accepted"] as const;

const listLearningsInput = z.strictObject({
  kind: z.enum(LEARNING_KINDS, `must be one of ${LEARNING_KINDS.join(", ")}`).optional(),
  state: z.enum(REVIEW_STATES, "must be draft or accepted").optional(),
  project: textInput.optional(),
  limit: limitInput.default(50),
  offset: wholeNumberOrText(0, 1_000_000).default(0),
});

/** A learning with its evidence. */
export interface ListedLearning {
  path: string;
  kind: LearningKind;
  name: string;
  isDraft: boolean;
  /** A draft of low confidence: hardly more than every second one is worth keeping. */
  isUnsure: boolean;
  status: string | null;
  confidence: number | null;
  /** The engine that created it. */
  by: string;
  created: string | null;
  /** `isGone`: the source no longer has the quotation. */
  evidence: { quote: string; source: string | null; isGone: boolean }[];
}

export interface LearningCount {
  kind: LearningKind;
  drafts: number;
  accepted: number;
}

export interface LearningPage {
  learnings: ListedLearning[];
  /** Learnings that match the filter. */
  total: number;
  /** Counts of all learnings, regardless of the filter. */
  counts: LearningCount[];
  /** Projects of all learnings, as paths. */
  projects: string[];
}

interface Row extends Record<string, unknown> {
  path: string;
  type: string;
  name: string;
  status: string | null;
  created: string | null;
  frontmatter: Record<string, unknown>;
}

const DRAFT = sql`(case when f.type in ('decision', 'synthesis') then f.status = 'draft'
  else coalesce(f.frontmatter ->> 'review', '') = 'draft' end)`;

const SURE = sql`(case when json_typeof(f.frontmatter -> 'confidence') = 'number'
  then (f.frontmatter ->> 'confidence')::numeric >= ${SURE_FROM} else true end)`;

/** Learnings by the distiller, drafts first, of these the sure ones, then the newest. */
export async function listLearnings(
  ctx: Context,
  input: z.input<typeof listLearningsInput> = {},
): Promise<LearningPage> {
  const { kind, state, project, limit, offset } = parse(listLearningsInput, input);
  const kinds = sql.join(
    LEARNING_KINDS.map((each) => sql`${each}`),
    sql`, `,
  );
  const made = sql`f.account_id = ${ctx.account.id}::uuid and f.kind = 'record' and f.type in (${kinds})
    and coalesce(f.frontmatter ->> ${MADE_BY}, '') <> ''`;
  const wanted = sql`${made}
    ${kind ? sql`and f.type = ${kind}` : sql``}
    ${state ? sql`and coalesce(${DRAFT}, false) = ${state === "draft"}` : sql``}
    ${
      project
        ? sql`and exists (select from vault_links l where l.account_id = f.account_id and l.source = f.path
      and l.relation = 'project' and l.target_path = ${project})`
        : sql``
    }`;
  const { rows, total, counts, projects } = await ctx.db.tx(async (tx) => ({
    rows: await tx.execute<Row>(sql`
      select f.path, f.type, f.name, f.status, f.created, f.frontmatter from vault_files f where ${wanted}
      order by coalesce(${DRAFT}, false) desc, (not coalesce(${DRAFT}, false) or ${SURE}) desc, f.created desc nulls last, f.name, f.path limit ${limit} offset ${offset}`),
    total: await tx.execute<{ n: number }>(sql`select count(*)::int as n from vault_files f where ${wanted}`),
    counts: await tx.execute<{ kind: string; drafts: number; accepted: number }>(sql`
      select f.type as kind, (count(*) filter (where ${DRAFT}))::int as drafts,
        (count(*) filter (where not coalesce(${DRAFT}, false)))::int as accepted
      from vault_files f where ${made} group by f.type`),
    projects: await tx.execute<{ path: string }>(sql`
      select distinct l.target_path as path from vault_files f
      join vault_links l on l.account_id = f.account_id and l.source = f.path and l.relation = 'project'
      where ${made} and l.target_path is not null order by 1 limit 200`),
  }));
  return {
    learnings: await Promise.all(rows.map((row) => listed(ctx, row))),
    total: total[0]?.n ?? 0,
    counts: LEARNING_KINDS.map((each) => {
      const { drafts = 0, accepted = 0 } = counts.find((row) => row.kind === each) ?? {};
      return { kind: each, drafts, accepted };
    }),
    projects: projects.map(({ path }) => path),
  };
}

async function listed(ctx: Context, row: Row): Promise<ListedLearning> {
  const kind = isLearningKind(row.type) ? row.type : "synthesis";
  const text = await bodyOf(ctx, row.path);
  const { confidence } = row.frontmatter;
  const evidence = await Promise.all(
    quotedIn(text).map(async ({ quote, source }) => {
      const body = source === null ? "" : (await bodyOf(ctx, source)).replaceAll("\r\n", "\n");
      return { quote, source, isGone: source === null || !body.includes(quote) };
    }),
  );
  const isOpen = isDraft(kind, row.frontmatter);
  return {
    path: row.path,
    kind,
    name: row.name,
    isDraft: isOpen,
    isUnsure: isOpen && typeof confidence === "number" && confidence < SURE_FROM,
    status: row.status,
    confidence: typeof confidence === "number" ? confidence : null,
    by: String(row.frontmatter[MADE_BY]),
    created: row.created,
    evidence,
  };
}

/** Empty if the file is not in the vault. The path may be one that a text names: `../other vault/note.md`. */
async function bodyOf(ctx: Context, path: string): Promise<string> {
  try {
    const file = await readFileIfAny(ctx.account.vaultDir, vaultPath(path));
    return file ? parseRecord(file.text).body : "";
  } catch {
    return "";
  }
}
