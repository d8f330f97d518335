import type { Context } from "@/lib/db";
import type { Report, Step } from "@/lib/runs";
import { begin } from "./begin";
import { clusterVault } from "./cluster-vault";
import { labelByModel } from "./clusters/label";
import { type EmbedBatch, type EmbedOptions, embedBatch } from "./embed/embed";
import { countStale, type VectorSource } from "./embed/stale";
import { finish } from "./finish";
import type { SurveyResult } from "./shapes";
import { type WriteBatch, writeBatch } from "./write/write";

const RETRY = { attempts: 3 };

/**
 * Embeds what has changed, groups, labels, proposes, and writes what is above the threshold into the Surveyor's fields.
 * Embeds and writes in batches, one step each, so that an interrupted run continues where it was. An unchanged vault is
 * not written to.
 */
export async function survey(ctx: Context, step: Step, report: Report): Promise<SurveyResult> {
  const begun = await step("begin", () => begin(ctx), RETRY);
  const { embedded, notes } = await embedChanged(ctx, step, report, begun.remote);
  const found = await step("cluster", () => clusterVault(ctx, report), RETRY);
  const labels = await step("label", () => labelByModel(ctx), RETRY);
  if (labels.note !== null) notes.push(labels.note);
  const done = {
    fingerprint: found.fingerprint,
    embedded,
    labelled: Math.max(found.labelled, labels.labelled),
    written: await writeResults(ctx, step, report),
    note: notes.length > 0 ? notes.join(". ") : null,
  };
  return step("finish", () => finish(ctx, begun, done), RETRY);
}

async function embedChanged(ctx: Context, step: Step, report: Report, remote: string | null) {
  const notes: string[] = [];
  let source: VectorSource = remote === null ? { kind: "local" } : { kind: "router", model: remote };
  let [after, count, embedded] = ["", 0, 0];
  const of = await step("count changed", () => countStale(ctx, source), RETRY);
  if (of === 0) return { embedded, notes };
  for (let n = 1; ; n += 1) {
    const options: EmbedOptions = { source, after, report: progressOf(report, count, of) };
    const batch: EmbedBatch | null = await step(`embed batch ${n}`, () => embedBatch(ctx, options), RETRY);
    if (batch === null) return { embedded, notes };
    count += batch.records;
    embedded += batch.embedded;
    after = batch.last;
    source = batch.source;
    notes.push(...batch.notes);
  }
}

const progressOf = (report: Report, before: number, of: number) => (done: number) =>
  report({ phase: "embedding", embedded: Math.min(before + done, of), of });

async function writeResults(ctx: Context, step: Step, report: Report): Promise<number> {
  let written = 0;
  for (let round = 1, after: string | null = ""; after !== null; round += 1) {
    const from: string = after;
    const some: WriteBatch = await step(`write ${round}`, () => writeBatch(ctx, from, report), RETRY);
    written += some.written;
    after = some.after;
  }
  return written;
}
