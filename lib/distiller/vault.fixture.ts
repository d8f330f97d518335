import type { Context } from "@/lib/db";
import type { Step } from "@/lib/runs";
import { listRecords } from "@/lib/vault";
import type { LearningKind } from "./learning";
import { runDistiller } from "./run";
import type { DistillerResult } from "./shapes";

/** A record as a person writes it. */
export const noteOf = (body: string, fields = ""): string =>
  `---\ntype: note\nname: A note\ncreated: 2026-01-05\n${fields}---\n\n${body}\n`;

/** Runs the workflow without the engine, each step once; `step`: or otherwise. */
export const distil = (
  vault: { ctx: Context },
  input: { scan?: boolean; project?: string } = {},
  step: Step = (_, work) => work(),
): Promise<DistillerResult> =>
  runDistiller(
    vault.ctx,
    step,
    { scan: input.scan ?? false, ...(input.project && { project: input.project }) },
    async () => {},
  );

export const pathsOf = async (vault: { ctx: Context }, type: LearningKind): Promise<string[]> =>
  (await listRecords(vault.ctx, { type })).results.map(({ path }) => path);
