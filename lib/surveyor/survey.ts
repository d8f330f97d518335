import type { Context } from "@/lib/db";
import type { Report, Step } from "@/lib/runs";
import { begin } from "./begin";
import { clusterVault } from "./clusters/cluster";
import { labelByModel } from "./clusters/label";
import { type EmbeddedSome, embedSome } from "./embed/embed";
import type { Source } from "./embed/stale";
import { finish, type SurveyResult } from "./finish";
import { type WrittenSome, writeSome } from "./write/write";

const TRIES = { attempts: 3 };

/**
 * One survey of the vault: embeds what has changed, some hundred records a step, so that a run that was cut off goes on
 * where it was; groups, labels, proposes, and writes what is sure into the Surveyor's own fields. A survey of what has
 * not changed writes nothing.
 */
export async function survey(ctx: Context, step: Step, report: Report): Promise<SurveyResult> {
  const begun = await step("begin", () => begin(ctx), TRIES);
  const { embedded, notes } = await embedChanged(ctx, step, report, begun.remote);
  const found = await step("cluster", () => clusterVault(ctx, report), TRIES);
  const labels = await step("label", () => labelByModel(ctx), TRIES);
  if (labels.note !== null) notes.push(labels.note);
  const done = {
    fingerprint: found.fingerprint,
    embedded,
    labelled: Math.max(found.labelled, labels.labelled),
    written: await writeFound(ctx, step, report),
    note: notes.length > 0 ? notes.join(". ") : null,
  };
  return step("finish", () => finish(ctx, begun, done), TRIES);
}

async function embedChanged(ctx: Context, step: Step, report: Report, remote: string | null) {
  const notes: string[] = [];
  let embedded = 0;
  let source: Source = remote === null ? { kind: "local" } : { kind: "router", model: remote };
  for (let round = 1; ; round += 1) {
    const from: Source = source;
    const some: EmbeddedSome = await step(`embed ${round}`, () => embedSome(ctx, from), TRIES);
    embedded += some.embedded;
    source = some.source;
    if (some.note !== null) notes.push(some.note);
    if (some.left === 0) return { embedded, notes };
    await report({ phase: "embedding", embedded, of: embedded + some.left });
  }
}

async function writeFound(ctx: Context, step: Step, report: Report): Promise<number> {
  let written = 0;
  for (let round = 1, after: string | null = ""; after !== null; round += 1) {
    const from: string = after;
    const some: WrittenSome = await step(`write ${round}`, () => writeSome(ctx, from, report), TRIES);
    written += some.written;
    after = some.after;
  }
  return written;
}
