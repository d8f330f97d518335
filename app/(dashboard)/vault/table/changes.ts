import { asSentence } from "@/app/sentence";
import { count } from "@/lib/core/count";
import { invalid, KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { bulkRecords } from "@/lib/vault";
import type { BulkReply, Shown } from "./actions";

type Requested = Parameters<typeof bulkRecords>[1]["records"][number];

/** The first part of a hash is the ETag of the version. */
const etagOf = ({ hash }: Shown): string => hash.slice(0, 32);

export function setStatus(ctx: Context, records: readonly Shown[], status: string): Promise<BulkReply> {
  if (status === "") throw invalid("value", "choose a status");
  return changeAll(ctx, records, (record) => edit(record, { set: { status } }), {
    done: (n) => `Set the status of ${count(n, "record")} to ${status}.`,
  });
}

export function addTag(ctx: Context, records: readonly Shown[], given: string): Promise<BulkReply> {
  const tag = given.replace(/^#/, "");
  if (!/^[^\s#,[\]"]+$/u.test(tag))
    throw invalid("value", "A tag is one word, without blanks, commas, # and brackets");
  return changeAll(ctx, records, (record) => edit(record, { append: { tags: [tag] } }), {
    done: (n) => `Added the tag ${tag} to ${count(n, "record")}.`,
  });
}

export const deleteMany = (ctx: Context, records: readonly Shown[]): Promise<BulkReply> =>
  changeAll(ctx, records, (record) => ({ op: "delete", path: record.path, etag: etagOf(record) }), {
    done: (n) => `Deleted ${count(n, "record")}.`,
  });

const edit = (
  record: Shown,
  change: Pick<Extract<Requested, { op: "edit" }>, "set" | "append">,
): Requested => ({
  op: "edit",
  path: record.path,
  etag: etagOf(record),
  ...change,
});

/** All or none; undoing restores the text that each had. */
async function changeAll(
  ctx: Context,
  records: readonly Shown[],
  requestFor: (record: Shown) => Requested,
  { done }: { done: (changed: number) => string },
): Promise<BulkReply> {
  const { results } = await bulkRecords(ctx, { records: records.map(requestFor) }).catch((error: unknown) => {
    throw named(error, records);
  });
  const texts = results.flatMap(({ path, status, etag }, at) => {
    const hash = records[at]?.hash;
    if (path === null || hash === undefined || status === "unchanged") return [];
    return [{ path, hash, ...(status === "updated" && { ifMatch: etag }) }];
  });
  if (texts.length === 0) return { kind: "ok", text: "Nothing to change: they have it already.", undo: null };
  return { kind: "ok", text: done(texts.length), undo: JSON.stringify({ texts }) };
}

/** `records.3: …` as the name of the record. */
function named(error: unknown, records: readonly Shown[]): unknown {
  if (!(error instanceof KvError)) return error;
  const [, at, message] = /^records\.(\d+): (.*)$/s.exec(error.message) ?? [];
  const record = records[Number(at)];
  const reason = asSentence(message ?? "").replace(/\.$/, "");
  return record ? new KvError(error.code, `${record.name}: ${reason}. Nothing was changed.`) : error;
}
