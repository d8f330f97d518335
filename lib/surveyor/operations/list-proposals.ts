import { sql } from "drizzle-orm";
import { z } from "zod";
import { limitInput } from "@/lib/core/limit";
import { textInput } from "@/lib/core/text";
import { defineOperation } from "@/lib/operation";
import { existingRecordPath } from "@/lib/vault";
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
});

/** Relations and tags that the Surveyor suggests, most confident first. */
export const listProposals = defineOperation({
  id: "surveyorProposals",
  http: { method: "GET", path: "/workers/surveyor/proposals" },
  tag: "Surveyor",
  summary: "Relations and tags that the surveyor suggests, most confident first",
  description: "Nothing is written before one is accepted, unless the surveyor may write.",
  input,
  output: z.object({
    proposals: z.array(proposal),
    count: z.int(),
  }),
  run: async (ctx, { path, state, limit }) => {
    const about: string | null = path === undefined ? null : existingRecordPath(path);
    const rows = await ctx.db.tx((tx) =>
      tx.execute<ListedProposal & { total: number } & Record<string, unknown>>(sql`
      select path, kind, value, confidence, reason, state, count(*) over ()::int as total from surveyor_proposals
      where account_id = ${ctx.account.id}::uuid and state = ${state}
      ${about === null ? sql`` : sql`and (path = ${about} or (kind = 'related' and value = ${about}))`}
      order by confidence desc, path, kind, value limit ${limit}`),
    );
    return {
      proposals: rows.map(({ path, kind, value, confidence, reason, state }) => ({
        path,
        kind,
        value,
        confidence,
        reason,
        state,
      })),
      count: rows[0]?.total ?? 0,
    };
  },
});
