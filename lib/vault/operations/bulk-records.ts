import { z } from "zod";
import { conflict, KvError } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { changeVault, type FileChange } from "../change";
import { type bulkResult, bulkWritten } from "../change-shapes";
import { etagOf } from "../indexing";
import { nameKey } from "../name";
import type { VaultPath } from "../path";
import { createRecordInput, pathFor, planCreation } from "../records/create";
import { checkDates } from "../records/dates";
import { recordNamed } from "../records/named";
import { assertPrepared, planEach, withPreparing } from "../records/prepare-stored";
import { planRemoval } from "../records/remove";
import type { Layout } from "../settings/layout";
import { layoutIn, readLayout } from "../settings/read";
import { hashOf } from "../store";
import { checkWholeRequest, editRecord, planEdit, prepareBody } from "./edit-record";

const MAX_RECORDS = 1_000;

const recordInput = z.discriminatedUnion(
  "op",
  [
    createRecordInput.extend({ op: z.literal("create") }),
    editRecord.input.omit({ ifMatch: true }).extend({
      op: z.literal("edit"),
      etag: z.string().optional().meta({ description: "The ETag that the record must still have" }),
    }),
    z.strictObject({
      op: z.literal("delete"),
      path: editRecord.input.shape.path,
      etag: z.string().optional().meta({ description: "The ETag that the record must still have" }),
    }),
  ],
  { error: "op must be create, edit or delete" },
);

type BulkRecord = z.output<typeof recordInput>;
type BulkResult = z.output<typeof bulkResult>;

const input = z.strictObject({
  records: z
    .array(recordInput, "must be a list of records to create, edit or delete")
    .min(1, "must have at least one record")
    .max(MAX_RECORDS, `at most ${MAX_RECORDS} records in one request`),
  atomic: z
    .boolean("must be true or false")
    .default(true)
    .meta({ description: "false: what can be done is done, and each failure is reported" }),
});

/** Creates, edits and deletes many records in one act: all or none, or each that can be. */
export const bulkRecords = defineOperation({
  id: "bulkRecords",
  http: { method: "POST", path: "/vault/records/bulk" },
  tag: "Records",
  summary: "Create, edit and delete up to 1,000 records at once",
  description:
    "Each takes what creating, editing or deleting a record takes, with `op`. All are done or none: the error names the record, such as " +
    "`records.3.name`. With `atomic: false` the others are done.",
  input,
  output: bulkWritten,
  errors: ["NOT_FOUND", "CONFLICT", "PRECONDITION_FAILED"],
  examples: [
    {
      input: {
        records: [
          { op: "create", type: "org", name: "Acme" },
          { op: "edit", path: "person/Alice Chen.md", set: { org: "[[org/Acme]]" } },
        ],
      },
      output: {
        raw: "1 created, 1 updated, 0 unchanged, 0 failed",
        results: [
          { path: "org/Acme.md", status: "created", etag: "9f86d081884c7d659a2feaa0c55ad015" },
          { path: "person/Alice Chen.md", status: "updated", etag: "9f86d081884c7d659a2feaa0c55ad015" },
        ],
      },
    },
  ],
  run: async (ctx, { records, atomic }) => {
    const layout = await readLayout(ctx);
    const paths = await Promise.all(records.map((record) => attempt(() => pathOf(ctx, layout, record))));
    for (const record of records) await prepareOne(ctx, record);
    const { plan } = await withPreparing(ctx, () =>
      changeVault(ctx, {
        lock: paths.filter((path) => typeof path === "string"),
        plan: async (tx) => {
          const planned = await planAll(ctx, tx, records);
          const failed = planned.findIndex((each) => each instanceof KvError);
          const error = planned[failed];
          if (atomic && error instanceof KvError) throw errorAt(error, failed);
          return {
            changes: planned.flatMap((each) => (each instanceof KvError ? [] : each.changes)),
            planned,
          };
        },
      }),
    );
    const results = plan.planned.map((each, at) => resultOf(each, paths[at]));
    return { raw: summaryOf(results), results };
  },
});

const pathOf = async (ctx: Context, layout: Layout, record: BulkRecord): Promise<VaultPath> =>
  record.op === "create" ? pathFor(layout, record.type, record.name) : recordNamed(ctx, record.path);

async function prepareOne(ctx: Context, record: BulkRecord): Promise<void> {
  if (record.op !== "edit") return;
  const prepared = await attempt(() => prepareBody(ctx, record));
  if (prepared instanceof KvError && prepared.code === "UNAVAILABLE") throw prepared;
}

interface Planned {
  path: VaultPath;
  status: "created" | "updated" | "unchanged" | "deleted";
  /** Hash of the text afterwards; null without one. */
  hash: string | null;
  changes: readonly FileChange[];
}

async function planAll(ctx: Context, tx: Tx, records: readonly BulkRecord[]): Promise<(Planned | KvError)[]> {
  const layout = await layoutIn(ctx, tx);
  const taken = new Set<string>();
  return planEach(records, (record) =>
    attempt(async () => {
      const path = await pathOf(ctx, layout, record);
      if (taken.has(nameKey(path)))
        throw conflict(`${path} is in the request twice: send its changes as one`);
      taken.add(nameKey(path));
      return planOne(ctx, tx, layout, path, record);
    }),
  );
}

async function planOne(
  ctx: Context,
  tx: Tx,
  layout: Layout,
  path: VaultPath,
  record: BulkRecord,
): Promise<Planned> {
  if (record.op === "delete")
    return {
      path,
      status: "deleted",
      hash: null,
      changes: [await planRemoval(ctx, layout, path, record.etag)],
    };
  if (record.op === "edit") {
    const { op: _, path: _path, etag, ...request } = record;
    checkWholeRequest(request);
    const { changes, hash } = await planEdit(
      ctx,
      layout,
      path,
      { ...request, ifMatch: etag },
      assertPrepared,
    );
    return { path, status: changes.length > 0 ? "updated" : "unchanged", hash, changes };
  }
  checkDates(record.type, record.fields ?? {}, "fields");
  const change = await planCreation(ctx, tx, undefined, record);
  const hash = hashOf(change.content);
  const entry = { action: "record.create", subject: path, after: hash };
  return { path, status: "created", hash, changes: [{ ...change, entries: [entry] }] };
}

async function attempt<T>(work: () => Promise<T>): Promise<T | KvError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof KvError) return error;
    throw error;
  }
}

/** The error of one record, with its place in the request. */
function errorAt({ code, message, details }: KvError, at: number): KvError {
  const place = `records.${at}`;
  const placed = details?.map((each) => ({ ...each, path: each.path ? `${place}.${each.path}` : place }));
  return new KvError(code, `${place}: ${message}`, { details: placed ?? [{ path: place, message }] });
}

function resultOf(planned: Planned | KvError, path: VaultPath | KvError | undefined): BulkResult {
  if (!(planned instanceof KvError))
    return {
      path: planned.path,
      status: planned.status,
      ...(planned.hash !== null && { etag: etagOf(planned.hash) }),
    };
  const { code, message, details } = planned;
  return {
    path: typeof path === "string" ? path : null,
    status: "failed",
    error: { code, message, ...(details && { details }) },
  };
}

/** Deletions are counted where there are some. */
const summaryOf = (results: readonly BulkResult[]): string =>
  (["created", "updated", "unchanged", "deleted", "failed"] as const)
    .map((status) => ({ status, n: results.filter((each) => each.status === status).length }))
    .filter(({ status, n }) => status !== "deleted" || n > 0)
    .map(({ status, n }) => `${n} ${status}`)
    .join(", ");
