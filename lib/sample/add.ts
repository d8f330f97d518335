import { conflict } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { wallTime } from "@/lib/core/wall-time";
import type { Context, Tx } from "@/lib/db";
import {
  type CreateFile,
  changeVault,
  createRecord,
  type FileChange,
  hashOf,
  layoutIn,
  planArrivals,
  planCreation,
} from "@/lib/vault";
import { inbox, records } from "./content";
import { ADD, type Added, type Installed, installed } from "./installed";

/**
 * Adds the sample vault: all of it, or nothing. Throws `CONFLICT` where it was added already, or where a record has
 * one of its names.
 */
export async function addSample(ctx: Context): Promise<Installed> {
  const { plan } = await changeVault(ctx, { lock: "vault", plan: (tx) => planSample(ctx, tx) });
  return plan.added;
}

async function planSample(ctx: Context, tx: Tx) {
  if (await installed(ctx, tx)) throw conflict("The sample vault was added already: remove it first");
  const layout = await layoutIn(ctx, tx);
  const today = new Date(wallTime(layout.settings.timeZone, ctx.clock.now().getTime()));
  const made: FileChange[] = [];
  const addedRecords: Added[] = [];
  for (const record of records(today)) {
    const change = await planCreation(ctx, tx, undefined, parse(createRecord.input, record));
    const hash = hashOf(change.content);
    made.push({ ...change, entries: [{ action: "record.create", subject: change.path, after: hash }] });
    addedRecords.push({ path: change.path, hash });
  }
  const files = inbox(today);
  const arrivals = await planArrivals(ctx, layout, files);
  const addedFiles = arrivals.accepted.map(({ location }, at) => ({
    path: location,
    hash: hashOf(files[at]?.content ?? ""),
  }));
  const added = { records: addedRecords, files: addedFiles };
  const changes = [...made, ...arrivals.changes];
  const entry = { action: ADD, subject: "sample vault", detail: added };
  return { ...arrivals, changes: withEntry(changes, entry), added };
}

/** The changes with one more entry of the audit log, at the first. */
const withEntry = (changes: readonly FileChange[], entry: NonNullable<CreateFile["entries"]>[number]) =>
  changes.map((change, at) =>
    at === 0 ? { ...change, entries: [...(change.entries ?? []), entry] } : change,
  );
