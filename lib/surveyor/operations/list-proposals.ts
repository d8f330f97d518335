import { sql } from "drizzle-orm";
import { z } from "zod";
import { limitInput } from "@/lib/core/limit";
import { cutPage } from "@/lib/core/page";
import { textInput } from "@/lib/core/text";
import { defineOperation } from "@/lib/operation";
import { existingRecordPath } from "@/lib/vault";
import { behind, positionOf } from "../proposals/position";
import { PROPOSAL_KINDS, PROPOSAL_STATES } from "../tables";

const proposal = z
  .object({
    path: z.string(),
    kind: z.enum(PROPOSAL_KINDS),
    value: z.string().meta({ description: "The path of the other record, or the tag" }),
    confidence: z.number(),
    reason: z.string().nullable().meta({ description: "What the records have in common" }),
    state: z.enum(PROPOSAL_STATES),
  })
  .meta({ id: "SurveyorProposal" });

export type ListedProposal = z.output<typeof proposal>;

const input = z.strictObject({
  path: textInput.optional().meta({ description: "Only proposals for or to this record" }),
  state: z.enum(PROPOSAL_STATES, `must be one of ${PROPOSAL_STATES.join(", ")}`).default("proposed"),
  limit: limitInput.default(100),
  cursor: textInput
    .optional()
    .meta({ description: "`next_cursor` of the page before: skips none when some were settled meanwhile" }),
});

/** Relations and tags that the Surveyor suggests, most confident first. */
export const listProposals = defineOperation({
  id: "surveyorProposals",
  http: { method: "GET", path: "/workers/surveyor/proposals", linkCursor: "next_cursor" },
  tag: "Surveyor",
  summary: "Relations and tags that the surveyor suggests, most confident first",
  description: "Nothing is written before one is accepted, unless the surveyor may write.",
  input,
  output: z.object({
    proposals: z.array(proposal),
    count: z.int().meta({ description: "Of all pages" }),
    next_cursor: z.string().nullable(),
  }),
  run: async (ctx, { path, state, limit, cursor }) => {
    const about: string | null = path === undefined ? null : existingRecordPath(path);
    const wanted = sql`account_id = ${ctx.account.id}::uuid and state = ${state}
      ${about === null ? sql`` : sql`and (path = ${about} or (kind = 'related' and value = ${about}))`}`;
    const after = cursor === undefined ? sql`` : sql`and ${behind(cursor)}`;
    const { rows, count } = await ctx.db.tx(async (tx) => ({
      rows: await tx.execute<ListedProposal & Record<string, unknown>>(sql`
        select path, kind, value, confidence, reason, state from surveyor_proposals where ${wanted} ${after}
        order by confidence desc, path, kind, value limit ${limit + 1}`),
      count: (
        await tx.execute<{ n: number }>(
          sql`select count(*)::int as n from surveyor_proposals where ${wanted}`,
        )
      )[0]?.n,
    }));
    const { page, next } = cutPage(rows, limit, positionOf);
    return { proposals: page, count: count ?? 0, next_cursor: next };
  },
});
