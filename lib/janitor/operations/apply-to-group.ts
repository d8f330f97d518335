import { z } from "zod";
import { conflict } from "@/lib/core/errors";
import { defineRunOperation, startRun, withRun } from "@/lib/runs";
import { decision, fixBy } from "../decisions";
import { exampleSweep } from "../examples";
import { groupOf } from "../issue";
import { sweepResult } from "../shapes";
import { scanNow } from "../suggested-fixes/find";
import { ignoredMatcher } from "../sweeps/ignored";
import { movesOf } from "../sweeps/move-group";
import { groupInput, noOpenIssues } from "../sweeps/open-issues";
import { janitorWorkflow } from "../workflow";

/** Starts a run that applies one decision to the issues of a group. Its result is a `SweepResult`. */
export const startGroupFix = defineRunOperation({
  id: "janitorGroupFix",
  http: { method: "POST", path: "/workers/janitor/groups/{id}/apply" },
  tag: "Janitor",
  summary: "Apply one fix to all issues of a group",
  description:
    "`retarget` points links (LINK001, LINK003) to a file; `unlink` replaces them with their text; `set` sets a status (FM003), " +
    "a type (FM002), or what the issues offer; `move` moves each record to the directory of its type (DIR001); `relate` adds the " +
    "record that the issues offer. POST /workers/janitor/revert with `sweep_id` as `sweep` reverts all changes.",
  input: z.strictObject({ id: groupInput, decision }),
  output: withRun(sweepResult),
  errors: ["NOT_FOUND", "CONFLICT"],
  examples: [
    {
      input: { id: "FM003-7w2kq9d4m1ab", decision: { kind: "set", field: "status", value: "active" } },
      output: {
        ...exampleSweep,
        issues_fixed: 1,
        execution: { workflowId: "janitor-fix-5ad1c3b0e2f7", runId: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a" },
        reused: false,
      },
    },
  ],
  start: async (ctx, { id, decision: chosen }) => {
    const [{ vault, issues }, isIgnored] = await Promise.all([scanNow(ctx), ignoredMatcher(ctx)]);
    const members = issues.filter((issue) => groupOf(issue) === id && !isIgnored(issue));
    if (members.length === 0) throw noOpenIssues();
    if (chosen.kind === "retarget" && !vault.byPath.has(chosen.path))
      throw conflict(`${chosen.path} is not in the vault`);
    const suits =
      chosen.kind === "move"
        ? movesOf(vault, members).length > 0
        : members.some((issue) => fixBy(chosen, vault, issue));
    if (!suits) throw conflict("This fix suits none of the group's issues");
    const input = { fix: true, groups: [id], decision: chosen };
    return ctx.db.tx((tx) => startRun(ctx, tx, janitorWorkflow, input));
  },
});
