import { z } from "zod";
import { conflict, invalid } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { changeVault, type Plan, type WriteFile } from "../change";
import { checkMatch, etagOf, stemOf, typeOf } from "../indexing";
import { existingRecordPath, recordAt, recordPath, type VaultPath } from "../path";
import { reconcile } from "../reconcile";
import { parseRecord, type RecordPatch, editRecordText as spliceRecord } from "../record";
import { checkStatus } from "../records/checks";
import { assertUnusedPath, pathFor } from "../records/create";
import { ifMatchInput, nameInput, pathInput, typeInput } from "../records/input";
import { followMove, type Relinked } from "../records/relink";
import { tagged } from "../reply-headers";
import { type RecordType, STATUS_BY_TYPE, titleField } from "../schema";
import { moved } from "../shapes";
import { hashOf, readFileIfAny, readStored, type StoredFile } from "../store";
import { assertUtf8 } from "./edit-record";

const input = z.strictObject({
  path: pathInput,
  to: z.string("must be text").optional().meta({ description: "The new path, person/Alice Chen.md" }),
  name: nameInput.optional(),
  type: typeInput.optional(),
  /** For a new type that does not have the record's status. */
  status: z.string("must be text").optional(),
  ifMatch: ifMatchInput,
});

/**
 * Renames or retypes a record. Links to it are rewritten; `type` and the title field are updated.
 * Throws `NOT_FOUND`, `CONFLICT` when the target exists, `VALIDATION_ERROR`, `PRECONDITION_FAILED`.
 */
export const moveRecord = defineOperation({
  id: "moveRecord",
  http: { method: "POST", path: "/vault/records/{path}/move", ...tagged },
  tag: "Vault",
  summary: "Rename or retype a record; every link to it follows",
  input,
  output: moved,
  errors: ["NOT_FOUND", "CONFLICT", "PRECONDITION_FAILED"],
  examples: [
    {
      input: { path: "person/Alice Chen.md", name: "Alice Chen-Meyer" },
      output: {
        raw: "Moved person/Alice Chen.md to person/Alice Chen-Meyer.md",
        from: "person/Alice Chen.md",
        to: "person/Alice Chen-Meyer.md",
        links_updated: 1,
        files_updated: ["task/Send Alice the offer.md"],
        etag: "d9fb4a3ada0229eba3539055441da46e",
      },
    },
  ],
  run: async (ctx, request) => {
    const from = existingRecordPath(request.path);
    const to = targetOf(from, request);
    if (to === from) throw conflict(`The record is already at ${to}`);
    // Links that another program wrote a moment ago must follow too.
    await reconcile(ctx);

    const { plan } = await changeVault(ctx, {
      lock: "vault",
      plan: (tx) => planMove(ctx, tx, { from, to, status: request.status, ifMatch: request.ifMatch }),
    });
    return {
      raw: `Moved ${from} to ${to}`,
      from,
      to,
      links_updated: plan.links,
      files_updated: plan.relinked.map(({ before }) => before.path).sort(),
      etag: etagOf(plan.hash),
    };
  },
});

interface MovePlan extends Plan {
  relinked: WriteFile[];
  links: number;
  /** Hash of the record's text after the move. */
  hash: string;
}

interface MoveRequest {
  from: VaultPath;
  to: VaultPath;
  status: string | undefined;
  ifMatch: string | undefined;
}

async function planMove(ctx: Context, tx: Tx, { from, to, status, ifMatch }: MoveRequest): Promise<MovePlan> {
  const before = await readStored(ctx.account.vaultDir, from);
  checkMatch(ifMatch, before.hash);
  assertUtf8(before);
  await assertUnused(ctx, from, to);
  await assertUnusedPath(ctx, tx, to, from);
  const patched = follow(before, to, status);
  const { own, others, links } = await followMove(ctx, tx, { from, to, text: patched });
  const hash = hashOf(own);
  const entry = { action: "record.move", subject: to, before: before.hash, after: hash, detail: { from } };
  const content = own === before.text ? {} : { content: own };
  const relinked = others.map((file) => relink(file, { from, to }));
  return {
    changes: [{ kind: "rename", before, to, ...content, entries: [entry] }, ...relinked],
    relinked,
    links,
    hash,
  };
}

function relink({ before, content }: Relinked, detail: { from: VaultPath; to: VaultPath }): WriteFile {
  const entry = { action: "record.relink", subject: before.path, after: hashOf(content), detail };
  return { kind: "write", before, content, fields: [], entries: [entry] };
}

function targetOf(from: VaultPath, request: z.output<typeof input>): VaultPath {
  const { to, name, type } = request;
  if (to !== undefined) {
    if (name !== undefined || type !== undefined) throw invalid("to", "cannot be combined with name or type");
    return recordPath(to, "to");
  }
  if (name === undefined && type === undefined) {
    throw invalid("to", "Give to, name or type");
  }
  const place = recordAt(from);
  if (!place) throw invalid("path", "must be in the directory of a record type");
  if (type === undefined && name !== undefined) {
    pathFor(place.type, name);
    return recordPath(`${from.slice(0, from.lastIndexOf("/"))}/${name}`, "name");
  }
  return pathFor(type ?? place.type, name ?? place.name);
}

async function assertUnused(ctx: Context, from: VaultPath, to: VaultPath): Promise<void> {
  const isSameName = from.toLowerCase() === to.toLowerCase();
  if (!isSameName && (await readFileIfAny(ctx.account.vaultDir, to))) {
    throw conflict(`${to} already exists`);
  }
}

/** The record's text with type, title and status updated for the new path. */
function follow(file: StoredFile, to: VaultPath, status: string | undefined): string {
  const { frontmatter, problem } = parseRecord(file.text);
  const place = recordAt(to);
  // Invalid frontmatter is left as it is and does not block the move.
  if (!place || problem) return file.text;
  const before = typeOf(file.path, frontmatter) ?? place.type;
  const type = place.type === recordAt(file.path)?.type ? before : place.type;
  const set: Record<string, unknown> = { ...statusFor(type, frontmatter.status, status) };
  const unset: string[] = [];
  const title = titleField(type);
  if (frontmatter.type !== type) set.type = type;
  if (
    stemOf(file.path) !== place.name ||
    (frontmatter[title] === undefined && frontmatter[titleField(before)])
  ) {
    set[title] = place.name;
  }
  if (title !== titleField(before) && frontmatter[titleField(before)] !== undefined)
    unset.push(titleField(before));
  const patch: RecordPatch = { set, unset };
  return Object.keys(set).length + unset.length === 0 ? file.text : spliceRecord(file.text, patch).text;
}

function statusFor(type: RecordType, current: unknown, wanted: string | undefined): { status?: unknown } {
  if (wanted !== undefined) return { status: checkStatus(type, wanted, "status") };
  const allowed = STATUS_BY_TYPE[type];
  if (!allowed || current === undefined || current === null) return {};
  if (typeof current === "string" && allowed.includes(current)) return {};
  throw invalid(
    "status",
    `The record's status ${JSON.stringify(current)} is not valid for a ${type}: send status as one of ${allowed.join(", ")}`,
  );
}
