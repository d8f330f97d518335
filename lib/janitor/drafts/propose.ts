import { z } from "zod";
import { conflict } from "@/lib/core/errors";
import { textInput } from "@/lib/core/text";
import type { Context } from "@/lib/db";
import { NoModel } from "@/lib/gateway";
import type { Issue } from "../issue";
import { findIssue } from "../suggested-fixes/find";
import type { DraftKind } from "../tables";
import { fill } from "./fill";
import { merge } from "./merge";
import { NoText } from "./model";
import { readSide, type Side } from "./sides";
import type { DraftText } from "./written";

/** A draft that is not stored yet. */
export interface ProposedDraft extends DraftText {
  kind: DraftKind;
  issue: string;
  side: Side;
  other: Side | null;
}

export const draftInput = z.strictObject({
  issue: textInput.max(100, "at most 100 characters").meta({
    description: "The id of a STUB001 or DUP001 issue",
  }),
  with: textInput.max(2_048, "at most 2048 characters").optional().meta({
    description: "Which of several duplicates to merge",
  }),
});

type DraftRequest = z.output<typeof draftInput>;

/** The issue and the record to merge. Throws `NOT_FOUND`, and `CONFLICT` for an issue that no text fixes. */
export async function findDraftRequest(
  ctx: Context,
  request: DraftRequest,
): Promise<{ issue: Issue; other: string | null }> {
  const { issue } = await findIssue(ctx, request.issue);
  if (issue.code === "STUB001") {
    if (request.with !== undefined) throw conflict("A stub has nothing to merge with: omit with");
    return { issue, other: null };
  }
  const merges = issue.offers?.flatMap((offer) => (offer.kind === "merge" ? offer.paths : [])) ?? [];
  if (merges.length === 0) throw conflict(`Only STUB001, DUP001 and FILE002 have drafts, not ${issue.code}`);
  const other = request.with === undefined ? merges[0] : merges.find((path) => isSame(path, request.with));
  if (other === undefined)
    throw conflict(`${request.with} is not one of the duplicates: ${merges.join(", ")}`);
  return { issue, other };
}

const isSame = (path: string, given = ""): boolean => path === given || path === `${given}.md`;

/** Merges into the record of the issue, or into the one that a sync tool copied: its name stays, and the copy goes. */
async function proposeMerge(ctx: Context, issue: Issue, path: string): Promise<ProposedDraft> {
  const isCopy = issue.code === "FILE002";
  const [own, found] = [await readSide(ctx, issue.path), await readSide(ctx, path)];
  const [side, other] = isCopy ? [found, { ...own, isCopy }] : [own, found];
  return { kind: "merge", issue: issue.id, side, other, ...(await merge(ctx, side, other)) };
}

/** Drafts a text, or returns the reason why there is none. */
export async function propose(
  ctx: Context,
  request: DraftRequest,
): Promise<ProposedDraft | { reason: string }> {
  const { issue, other: path } = await findDraftRequest(ctx, request);
  if (path !== null) return proposeMerge(ctx, issue, path);
  const side = await readSide(ctx, issue.path);
  try {
    return { kind: "fill", issue: issue.id, side, other: null, ...(await fill(ctx, side)) };
  } catch (error) {
    if (error instanceof NoModel || error instanceof NoText) return { reason: error.message };
    throw error;
  }
}
