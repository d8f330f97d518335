import type { Context } from "@/lib/db";
import { listCandidates } from "./candidates";
import { distillerResult } from "./shapes";

const MAX_CANDIDATES = 1_000;

/** What a scan found, with the best candidates. */
export async function scanReply(ctx: Context, result: unknown) {
  const { records_scanned, candidates_found } = distillerResult.parse(result);
  const { candidates } = await listCandidates(ctx, { limit: MAX_CANDIDATES });
  return { records_scanned, candidates_found, candidates };
}
