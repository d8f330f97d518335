import { z } from "zod";
import { invalid, KvError } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { changeVault, type Plan } from "../change";
import { written } from "../change-shapes";
import { checkMatch, etagOf } from "../indexing";
import { existingRecordPath, folderOf, recordPath, type VaultPath } from "../path";
import { parseRecord } from "../record";
import { prepareToWrite } from "../record/prepare";
import { changedFields } from "../records/changed-fields";
import { assertUnusedPath } from "../records/create";
import { bodyInput, ifMatchInput, pathInput } from "../records/input";
import { recordNamed } from "../records/named";
import { assertPlaceForRecord, assertRecord } from "../records/placed";
import { assertPrepared, withPreparing } from "../records/prepare-stored";
import { takenLinks, unresolvedLinks } from "../records/warnings";
import { tagged } from "../reply-headers";
import { layoutIn } from "../settings/read";
import { exists, hashOf, readStored } from "../store";
import { assertUtf8 } from "./edit-record";

const input = z.strictObject({
  path: pathInput,
  text: bodyInput,
  ifMatch: ifMatchInput,
  ifNoneMatch: z
    .literal("*", "must be *, to create the record; to replace it, send If-Match with its ETag instead")
    .optional(),
});

/**
 * Stores a whole file as it is sent, with its frontmatter. Throws `NOT_FOUND` and `PRECONDITION_FAILED`, and
 * `CONFLICT` when a record's name differs only in case or Unicode form.
 */
export const writeRecord = defineOperation({
  id: "writeRecord",
  http: {
    method: "PUT",
    path: "/vault/records/{path}",
    textBody: { key: "text", type: "text/markdown" },
    hasCreated: ({ created }) => created,
    ...tagged,
  },
  tag: "Records",
  summary: "Replace or create a record as Markdown",
  description:
    "The body is the whole file, with its frontmatter, and is stored byte for byte. " +
    "Send `If-Match` with the ETag of the record to replace it, or `If-None-Match: *` to create it.",
  input,
  output: written,
  errors: ["NOT_FOUND", "CONFLICT", "PRECONDITION_FAILED"],
  examples: [
    {
      input: {
        path: "note/Trade fair.md",
        ifNoneMatch: "*",
        text: "---\ntype: note\nname: Trade fair\ncreated: 2026-11-22\n---\n\nMet [[person/Alice Chen]].\n",
      },
      output: {
        raw: "Created note/Trade fair.md",
        path: "note/Trade fair.md",
        created: true,
        warnings: [],
        etag: "9f86d081884c7d659a2feaa0c55ad015",
      },
    },
  ],
  run: async (ctx, { path: raw, text, ifMatch, ifNoneMatch }) => {
    const isNew = checkConditions(ifMatch, ifNoneMatch);
    const path = await (isNew ? newPath(ctx, raw) : recordNamed(ctx, raw));
    await prepareToWrite(ctx.account.id, text, "text");
    const { plan, diverted } = await withPreparing(ctx, () =>
      changeVault(ctx, {
        lock: [path],
        plan: (tx) =>
          isNew ? planCreation(ctx, tx, path, text) : planReplacement(ctx, tx, { path, text, ifMatch }),
      }),
    );
    const what = isNew ? "Created" : plan.changes.length === 0 ? "Nothing to change in" : "Replaced";
    const { problem } = parseRecord(text);
    return {
      raw: `${what} ${path}`,
      path,
      created: isNew,
      warnings: [...(await unresolvedLinks(ctx, path)), ...takenLinks(diverted, path)],
      etag: etagOf(hashOf(text)),
      ...(problem && { problem }),
    };
  },
});

/** Whether the record is to be created. */
function checkConditions(ifMatch: string | undefined, ifNoneMatch: "*" | undefined): boolean {
  if ((ifMatch === undefined) !== (ifNoneMatch === undefined)) return ifNoneMatch !== undefined;
  throw invalid(
    "If-Match",
    "Send either If-Match with the ETag of the record, to replace it, or If-None-Match: *, to create it",
  );
}

/** Folders that exist need not have valid names. */
async function newPath(ctx: Context, raw: string): Promise<VaultPath> {
  const folders = folderOf(existingRecordPath(raw)).split("/");
  const known = new Set<string>();
  for (let depth = 1; depth <= folders.length; depth++) {
    const folder = folders.slice(0, depth).join("/");
    if (folder !== "" && (await exists(ctx.account.vaultDir, folder as VaultPath))) known.add(folder);
  }
  return recordPath(raw, "path", (path) => known.has(path));
}

async function planCreation(ctx: Context, tx: Tx, path: VaultPath, text: string): Promise<Plan> {
  assertPlaceForRecord(await layoutIn(ctx, tx), path, "path");
  if (await exists(ctx.account.vaultDir, path))
    throw new KvError("PRECONDITION_FAILED", `${path} exists: send If-Match with its ETag to replace it`);
  await assertUnusedPath(ctx, tx, path);
  const entry = { action: "record.create", subject: path, after: hashOf(text) };
  return { changes: [{ kind: "create", path, content: text, entries: [entry] }] };
}

interface Replacement {
  path: VaultPath;
  text: string;
  ifMatch: string | undefined;
}

async function planReplacement(ctx: Context, tx: Tx, { path, text, ifMatch }: Replacement): Promise<Plan> {
  assertRecord(await layoutIn(ctx, tx), path);
  const before = await readStored(ctx.account.vaultDir, path);
  checkMatch(ifMatch, before.hash);
  assertUtf8(before);
  const after = hashOf(text);
  if (after === before.hash) return { changes: [] };
  assertPrepared(before.text);
  const fields = changedFields(before.text, text);
  const entry = { action: "record.edit", subject: path, before: before.hash, after, detail: { fields } };
  return { changes: [{ kind: "write", before, content: text, fields, entries: [entry] }] };
}
