import { conflict } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { NoModel } from "@/lib/gateway";
import type { Issue } from "../issue";
import { findIssue } from "../offers/find";
import type { DraftKind } from "../tables";
import { fill } from "./fill";
import { merge } from "./merge";
import { NoText } from "./model";
import { readSide, type Side } from "./sides";
import type { Written } from "./written";

/** A draft, ready to be kept. */
export interface Proposed extends Written {
  kind: DraftKind;
  issue: string;
  side: Side;
  other: Side | null;
}

/** Which issue, and, of several records of one name, which other one. */
export interface DraftRequest {
  issue: string;
  with?: string | undefined;
}

/** What an issue asks for. Throws `NOT_FOUND` when it is no more, `CONFLICT` for one that no text mends. */
export async function requested(
  ctx: Context,
  request: DraftRequest,
): Promise<{ issue: Issue; other: string | null }> {
  const { issue } = await findIssue(ctx, request.issue);
  if (issue.code === "STUB001") {
    if (request.with !== undefined) throw conflict("A stub is merged with nothing: leave out with");
    return { issue, other: null };
  }
  const merges = issue.offers?.flatMap((offer) => (offer.kind === "merge" ? offer.paths : [])) ?? [];
  if (merges.length === 0)
    throw conflict(`Texts are proposed for STUB001 and DUP001 only, and ${issue.code} is neither`);
  const other = request.with === undefined ? merges[0] : merges.find((path) => isSame(path, request.with));
  if (other === undefined) throw conflict(`${request.with} is not among the doubles: ${merges.join(", ")}`);
  return { issue, other };
}

const isSame = (path: string, given = ""): boolean => path === given || path === `${given}.md`;

/** Writes the draft; or says why there is none: no model answered, or none of its answers was a text. */
export async function propose(ctx: Context, request: DraftRequest): Promise<Proposed | { reason: string }> {
  const { issue, other: path } = await requested(ctx, request);
  const side = await readSide(ctx, issue.path);
  if (path !== null) {
    const other = await readSide(ctx, path);
    return { kind: "merge", issue: issue.id, side, other, ...(await merge(ctx, side, other)) };
  }
  try {
    return { kind: "fill", issue: issue.id, side, other: null, ...(await fill(ctx, side)) };
  } catch (error) {
    if (error instanceof NoModel || error instanceof NoText) return { reason: error.message };
    throw error;
  }
}
