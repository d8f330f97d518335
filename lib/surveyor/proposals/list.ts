import { sql } from "drizzle-orm";
import { z } from "zod";
import { limitInput } from "@/lib/core/limit";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import type { Context } from "@/lib/db";
import { existingRecordPath } from "@/lib/vault";
import type { ProposalKind, ProposalState } from "../tables";

export interface ListedProposal {
  path: string;
  kind: ProposalKind;
  /** The path of the other record, or the tag. */
  value: string;
  confidence: number;
  state: ProposalState;
}

export const listProposalsInput = z.strictObject({
  path: textInput.optional().meta({ description: "Only those that concern this record" }),
  state: z
    .enum(["proposed", "written", "removed"], "must be proposed, written or removed")
    .default("proposed"),
  limit: limitInput.default(100),
});

/** What the Surveyor would add to records, the surest first. */
export async function listProposals(
  ctx: Context,
  input: z.input<typeof listProposalsInput> = {},
): Promise<{ proposals: ListedProposal[]; count: number }> {
  const { path, state, limit } = parse(listProposalsInput, input);
  const about: string | null = path === undefined ? null : existingRecordPath(path);
  const rows = await ctx.db.tx((tx) =>
    tx.execute<ListedProposal & { total: number } & Record<string, unknown>>(sql`
      select path, kind, value, confidence, state, count(*) over ()::int as total from surveyor_proposals
      where account_id = ${ctx.account.id}::uuid and state = ${state}
      ${about === null ? sql`` : sql`and (path = ${about} or (kind = 'related' and value = ${about}))`}
      order by confidence desc, path, kind, value limit ${limit}`),
  );
  return {
    proposals: rows.map(({ path, kind, value, confidence, state }) => ({
      path,
      kind,
      value,
      confidence,
      state,
    })),
    count: rows[0]?.total ?? 0,
  };
}
