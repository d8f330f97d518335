"use server";

import { act } from "@/app/action";
import { type Diff, diffOf } from "@/components/diff/hunks";
import type { FormState } from "@/components/form/state";
import { parse } from "@/lib/core/parse";
import { previewFixes } from "@/lib/janitor";

/** What a fix of several issues would change: the first files, and how many there are. */
export interface PreviewedFixes {
  files: { path: string; diff: Diff }[];
  count: number;
}

/** Previews what `startFix` or, with a decision, `startGroupFix` would do. */
export const previewFixesAction = async (input: unknown): Promise<FormState<PreviewedFixes>> =>
  act(new FormData(), async (ctx) => {
    const { files, count } = await previewFixes(ctx, parse(previewFixes.input, input));
    return {
      count,
      files: files.map(({ path, before, after }) => ({ path, diff: diffOf(before, after) })),
    };
  });
