import type { z } from "zod";
import type { Context } from "@/lib/db";
import { sweepResult, type sweepWithIssues } from "../shapes";
import { listIssues } from "./list-issues";

const MAX_ISSUES = 1_000;

/** The result of a scan or fix with the most severe issues that are open after it. */
export const withOpenIssues = async (
  ctx: Context,
  result: unknown,
): Promise<z.output<typeof sweepWithIssues>> => ({
  ...sweepResult.parse(result),
  issues: (await listIssues(ctx, { limit: MAX_ISSUES })).issues,
});
