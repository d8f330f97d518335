import { z } from "zod";
import { limitInput } from "@/lib/core/limit";
import { defineOperation } from "@/lib/operation";
import { decision, fixBy } from "../decisions";
import { plan } from "../fix";
import { groupOf } from "../issue";
import { scanNow } from "../suggested-fixes/find";
import { ignoredMatcher } from "../sweeps/ignored";
import { fixScope } from "../workflow";

const { codes, groups, issues } = fixScope;
const MAX_FILES = 20;

export const previewFixes = defineOperation({
  id: "janitorPreviewFixes",
  http: { method: "POST", path: "/workers/janitor/preview" },
  tag: "Janitor",
  summary: "Preview the fix of all safe issues, of some codes, of groups or of several issues",
  description:
    "The files that the safe fixes, or a decision about groups, would change: the first ones with their text before and after. " +
    "A fix repeats until no safe issue is left: it may change more.",
  input: z
    .strictObject({
      codes,
      groups,
      issues,
      decision: decision.optional(),
      limit: limitInput.pipe(z.int().max(MAX_FILES, `must be at most ${MAX_FILES}`)).default(3),
    })
    .refine((input) => input.decision === undefined || input.groups !== undefined, {
      path: ["decision"],
      error: "needs groups",
    }),
  output: z.object({
    files: z.array(z.object({ path: z.string(), before: z.string(), after: z.string() })),
    count: z.int().meta({ description: "How many files change" }),
  }),
  examples: [
    {
      input: { groups: ["FM003-7w2kq9d4m1ab"], limit: 1 },
      output: {
        files: [{ path: "task/Call.md", before: "status: Done\n", after: "status: done\n" }],
        count: 7,
      },
    },
  ],
  run: async (ctx, { codes, groups, issues: ids, decision: chosen, limit }) => {
    const [{ vault, issues }, isIgnored] = await Promise.all([scanNow(ctx), ignoredMatcher(ctx)]);
    const wanted = issues.filter(
      (issue) =>
        !isIgnored(issue) &&
        (codes === undefined || codes.includes(issue.code)) &&
        (groups === undefined || groups.includes(groupOf(issue))) &&
        (ids === undefined || ids.includes(issue.id)),
    );
    const files = plan(
      vault,
      chosen ? wanted.map((issue) => ({ ...issue, fix: fixBy(chosen, vault, issue) })) : wanted,
    );
    const shown = files.slice(0, limit).flatMap(({ path, changes }) => {
      const [first, last] = [changes[0], changes.at(-1)];
      return first && last ? [{ path, before: first.before, after: last.after }] : [];
    });
    return { files: shown, count: files.length };
  },
});
