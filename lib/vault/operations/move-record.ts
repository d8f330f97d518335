import { z } from "zod";
import { conflict, invalid } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { changeVault, type Plan, type StageEarly, type WriteFile } from "../change";
import { moved } from "../change-shapes";
import { checkMatch, type Diverted, etagOf } from "../indexing";
import { existingRecordPath, folderOf, pathIn, recordPath, stemOf, type VaultPath } from "../path";
import { reconcile } from "../reconcile";
import { assertUnusedPath, pathFor } from "../records/create";
import { ifMatchInput, nameInput, pathInput, typeInput } from "../records/input";
import { foldersMadeFor, madeFor } from "../records/made-folders";
import { cameFrom, findEarlierMoves, storeMove, textBefore } from "../records/moved-back";
import { recordNamed } from "../records/named";
import { assertPlaceForRecord, assertRecord } from "../records/placed";
import { followedText, followMove, relinking } from "../records/relink";
import { textAfterMove } from "../records/text-after-move";
import { spelledOutLinks } from "../records/warnings";
import { tagged } from "../reply-headers";
import type { Layout } from "../settings/layout";
import { readLayout } from "../settings/read";
import { exists, hashOf, readFileIfAny, readStored } from "../store";
import { assertUtf8 } from "./edit-record";

const input = z.strictObject({
  path: pathInput,
  to: z.string("must be text").optional().meta({ description: "The new path, person/Alice Chen.md" }),
  name: nameInput.optional(),
  type: typeInput.optional(),
  status: z
    .string("must be text")
    .optional()
    .meta({ description: "The new status, for a type that does not have the record's" }),
  ifMatch: ifMatchInput,
});

/**
 * Renames or retypes a record. Links to it are rewritten; `type` and the title field are updated.
 * Throws `NOT_FOUND`, `CONFLICT` when the target exists, `VALIDATION_ERROR`, `PRECONDITION_FAILED`.
 */
export const moveRecord = defineOperation({
  id: "moveRecord",
  http: { method: "POST", path: "/vault/records/{path}/move", ...tagged },
  tag: "Records",
  summary: "Rename or retype a record; every link to it follows",
  description:
    "Links keep their aliases, headings and form. The type and the title field follow the new place.",
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
        warnings: [],
        etag: "9f86d081884c7d659a2feaa0c55ad015",
      },
    },
  ],
  run: async (ctx, request) => {
    // Links that another program wrote a moment ago must follow too.
    await reconcile(ctx);
    return moveIndexed(ctx, request);
  },
});

/** Moves a record; the links that follow are those of the index. */
export async function moveIndexed(ctx: Context, request: MoveRequest): Promise<z.output<typeof moved>> {
  const layout = await readLayout(ctx);
  const from = await recordNamed(ctx, request.path);
  assertRecord(layout, from);
  const to = await targetOf(ctx, layout, from, request);
  assertPlaceForRecord(layout, to, "to");
  if (to === from) throw conflict(`The record is already at ${to}`);
  const { plan } = await changeVault(ctx, {
    lock: "vault",
    plan: (tx, stageEarly) => planMove(ctx, tx, layout, { from, to, request }, stageEarly),
  });
  return {
    raw: `Moved ${from} to ${to}`,
    from,
    to,
    links_updated: plan.links,
    files_updated: plan.relinked.map(({ before }) => before.path).sort(),
    warnings: spelledOutLinks(plan.diverted, to),
    etag: etagOf(plan.hash),
  };
}

interface MovePlan extends Plan {
  relinked: WriteFile[];
  links: number;
  diverted: Diverted[];
  /** Hash of the record's text after the move. */
  hash: string;
}

interface Move {
  from: VaultPath;
  to: VaultPath;
  request: MoveRequest;
}

async function planMove(
  ctx: Context,
  tx: Tx,
  layout: Layout,
  { from, to, request }: Move,
  stageEarly: StageEarly,
): Promise<MovePlan> {
  const before = await readStored(ctx.account.vaultDir, from);
  checkMatch(request.ifMatch, before.hash);
  // Its fields would have to follow.
  if (request.type !== undefined || request.status !== undefined) assertUtf8(before);
  await assertUnused(ctx, from, to);
  await assertUnusedPath(ctx, tx, to, from);
  const isRenamed = request.name !== undefined;
  const isRetyped = request.type !== undefined;
  const text = followedText(before);
  const patched = (text: string) =>
    before.utf8
      ? textAfterMove({ ...before, text }, layout, { to, status: request.status, isRenamed, isRetyped })
      : text;
  const earlier = await findEarlierMoves(ctx, tx, from, to);
  const restored = textBefore(earlier, before);
  const relinked: WriteFile[] = [];
  const move = {
    from,
    to,
    text: patched(text),
    earlier,
    restored: restored === undefined ? undefined : patched(restored),
  };
  const { own, links, rewritten, diverted } = await followMove(ctx, tx, move, (file) => {
    const change = relinking(file, { from, to });
    relinked.push(change);
    stageEarly(change);
  });
  const hash = own === text ? before.hash : hashOf(own);
  const detail = { from, ...madeFor(ctx.account.vaultDir, to) };
  const entry = { action: "record.move", subject: to, before: before.hash, after: hash, detail };
  const content = own === text ? {} : { content: own };
  const leaves = await foldersMadeFor(ctx, tx, from);
  return {
    changes: [{ kind: "rename", before, to, ...content, leaves, entries: [entry] }, ...relinked],
    alongside: (tx) => storeMove(ctx, tx, { from, to, rewritten }),
    relinked,
    links,
    diverted,
    hash,
  };
}

type MoveRequest = z.output<typeof input>;

async function targetOf(
  ctx: Context,
  layout: Layout,
  from: VaultPath,
  { to, name, type }: MoveRequest,
): Promise<VaultPath> {
  if (to !== undefined) {
    if (name !== undefined || type !== undefined) throw invalid("to", "cannot be combined with name or type");
    return targetPath(ctx, from, to);
  }
  if (name === undefined && type === undefined) throw invalid("to", "Give to, name or type");
  if (type !== undefined) return pathFor(layout, type, name ?? stemOf(from));
  return pathIn(folderOf(from), name ?? stemOf(from));
}

/** A path to move to. Existing folders and the record's own name, now or before a move, need not be valid names. */
async function targetPath(ctx: Context, from: VaultPath, to: string): Promise<VaultPath> {
  const wanted = existingRecordPath(to, "to");
  const folders = folderOf(wanted).split("/");
  const paths = folders.map((_, at) => folders.slice(0, at + 1).join("/"));
  const known = new Set<string>();
  for (const folder of paths)
    if (folder !== "" && (await exists(ctx.account.vaultDir, folder as VaultPath))) known.add(folder);
  const isKnownName =
    stemOf(wanted) === stemOf(from) || (await ctx.db.tx((tx) => cameFrom(ctx, tx, from, wanted)));
  if (isKnownName) known.add(wanted.slice(0, -".md".length));
  return recordPath(to, "to", (path) => known.has(path));
}

async function assertUnused(ctx: Context, from: VaultPath, to: VaultPath): Promise<void> {
  const isSameName = from.toLowerCase() === to.toLowerCase();
  if (!isSameName && (await readFileIfAny(ctx.account.vaultDir, to))) {
    throw conflict(`${to} already exists`);
  }
}
