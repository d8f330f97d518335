import { and, desc, eq, getTableColumns } from "drizzle-orm";
import { z } from "zod";
import { limitInput, wholeNumberOrText } from "@/lib/core/limit";
import { cutPage } from "@/lib/core/page";
import { defineOperation } from "@/lib/operation";
import { presentProposal, whereLikely } from "../proposals/find";
import { ownerNames } from "../proposals/owner-names";
import { behind, madeAt, positionOf } from "../proposals/position";
import { proposal } from "../proposals/shapes";
import { curatorProposals, PROPOSAL_STATES } from "../tables";

const input = z.strictObject({
  state: z.enum(PROPOSAL_STATES, `must be one of ${PROPOSAL_STATES.join(", ")}`).default("proposed"),
  file: z
    .uuid("must be the id of an inbox file")
    .optional()
    .meta({ description: "Only proposals of this inbox file" }),
  likely: z
    .enum(["true", "false"], "must be true or false")
    .optional()
    .meta({ description: "true: only those that are likelier right than wrong; false: only the others" }),
  limit: limitInput.default(100),
  cursor: z
    .string()
    .optional()
    .meta({ description: "`next_cursor` of the page before: skips none when some were decided meanwhile" }),
  offset: wholeNumberOrText(0, 1_000_000).default(0),
});

/** Findings pending review, those of the newest file first, its likeliest first. */
export const listCuratorProposals = defineOperation({
  id: "curatorProposals",
  http: { method: "GET", path: "/workers/curator/proposals", linkCursor: "next_cursor" },
  tag: "Curator",
  summary: "Findings of the curator pending review, those of the newest file first",
  description: "What the curator is not sure of is not written, but proposed with a quote from the file.",
  input,
  output: z.object({
    proposals: z.array(proposal),
    count: z.int().meta({ description: "Of all pages" }),
    next_cursor: z.string().nullable(),
  }),
  examples: [
    {
      input: { state: "proposed" },
      output: {
        proposals: [
          {
            id: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a",
            file: { id: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a", filename: "Call with Alice.md" },
            note: "note/Call with Alice.md",
            type: "org",
            name: "Harbour Data",
            owner: null,
            fields: { status: "active" },
            evidence: "Alice had a call with Harbour Data.",
            confidence: 0.7,
            likely: true,
            state: "proposed",
            path: null,
            created_at: "2026-03-02T09:15:00.000Z",
          },
        ],
        count: 1,
        next_cursor: null,
      },
    },
  ],
  run: async (ctx, { state, file, likely, limit, cursor, offset }) => {
    const wanted = and(
      eq(curatorProposals.accountId, ctx.account.id),
      eq(curatorProposals.state, state),
      file === undefined ? undefined : eq(curatorProposals.inboxId, file),
      likely === undefined ? undefined : whereLikely(likely === "true"),
    );
    const after = cursor === undefined ? undefined : behind(cursor);
    const { createdAt, inboxId, confidence, id } = curatorProposals;
    return ctx.db.tx(async (tx) => {
      const rows = await tx
        .select({ ...getTableColumns(curatorProposals), madeAt })
        .from(curatorProposals)
        .where(and(wanted, after))
        .orderBy(desc(createdAt), inboxId, desc(confidence), id)
        .limit(limit + 1)
        .offset(offset);
      const { page, next } = cutPage(rows, limit, positionOf);
      const owners = await ownerNames(ctx, tx, page);
      return {
        proposals: page.map((row) => presentProposal(row, owners.get(row.id) ?? null)),
        count: await tx.$count(curatorProposals, wanted),
        next_cursor: next,
      };
    });
  },
});
