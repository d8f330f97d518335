import { and, desc, eq, sql } from "drizzle-orm";
import { audit } from "@/lib/audit";
import { conflict } from "@/lib/core/errors";
import { type Context, notify, type Tx } from "@/lib/db";
import { matchKey } from "@/lib/language";
import { changeVault, inboxFiles, moveRecord, type Plan, reconcile, whereInboxFile } from "@/lib/vault";
import { type ProposalRow, settledMeanwhile, whereProposal } from "../proposals/find";
import { curatorProposals } from "../tables";
import { followWrites, hashAt } from "../undo/follow";
import type { Acceptance } from "../undo/writes";
import { restChain } from "./chain";
import { assertNotLinked } from "./linked";
import { TextsBefore } from "./texts-before";

type Accepted = ProposalRow & { acceptance: Acceptance };

interface Undone {
  removed: string[];
  changed: string[];
}

/**
 * Removes what accepting a proposal wrote, here and in the files of the same name that were accepted with it: one change of
 * the vault. Texts that nobody has changed since get their bytes again, others lose only what was added. Throws `CONFLICT`
 * where the record that it created was edited, moved or linked since.
 */
export async function undoAcceptance(ctx: Context, row: ProposalRow): Promise<Undone> {
  const { acceptance, path, filename } = row;
  if (acceptance === null)
    throw conflict(
      `It was accepted by an earlier version: change or delete ${path}, or undo what ${filename} made`,
    );
  // Links that another program wrote a moment ago count too.
  await reconcile(ctx);
  await moveBack(ctx, { ...row, acceptance });
  const { plan } = await changeVault(ctx, { lock: "vault", plan: (tx) => planUndo(ctx, tx, row.id) });
  return { removed: plan.removed, changed: plan.changed };
}

/** A draft that was renamed gets its name again. */
async function moveBack(ctx: Context, { id, inboxId, path, acceptance }: Accepted): Promise<void> {
  const [write] = acceptance.writes;
  const { draft } = acceptance;
  if (draft === null || path === null || draft === path || write === undefined) return;
  if ((await hashAt(ctx, path)) !== write.hash) return;
  await followWrites(ctx, inboxId, async () => ({
    result: await moveRecord(ctx, { path, to: draft }),
    moved: { from: path, to: draft },
  }));
  const hash = (await hashAt(ctx, draft)) ?? write.hash;
  const moved = { ...acceptance, writes: [{ ...write, path: draft, hash }] };
  await ctx.db.tx((tx) =>
    tx.update(curatorProposals).set({ path: draft, acceptance: moved }).where(whereProposal(ctx, id)),
  );
}

async function planUndo(ctx: Context, tx: Tx, id: string): Promise<Plan & Undone> {
  const rows = await acceptedWith(ctx, tx, id);
  const texts = await TextsBefore.read(ctx, tx, rows);
  const steps = texts.undo();
  const changes = texts.changes();
  const removed = changes.flatMap((change) => (change.kind === "remove" ? change.before.path : []));
  await assertNotLinked(ctx, tx, removed, steps);
  return {
    changes,
    alongside: async (tx) => {
      for (const row of rows) await reopen(ctx, tx, row);
      for (const step of steps) await restChain(ctx, tx, step);
      await notify(ctx, tx, "kv_live");
    },
    removed,
    changed: changes.flatMap((change) => (change.kind === "write" ? change.before.path : [])).sort(),
  };
}

/** The proposal and those of its name that were accepted with it, the last one first. */
async function acceptedWith(ctx: Context, tx: Tx, id: string): Promise<Accepted[]> {
  const { accountId, state, acceptance, settledAt } = curatorProposals;
  const rows = await tx
    .select()
    .from(curatorProposals)
    .where(
      and(
        eq(accountId, ctx.account.id),
        eq(state, "accepted"),
        sql`(${curatorProposals.id} = ${id}::uuid or ${acceptance} ->> 'with' = ${id})`,
      ),
    )
    .orderBy(desc(settledAt));
  if (!rows.some((row) => row.id === id)) throw settledMeanwhile();
  return rows.flatMap((row) => (row.acceptance === null ? [] : [{ ...row, acceptance: row.acceptance }]));
}

async function reopen(ctx: Context, tx: Tx, row: Accepted): Promise<void> {
  const { acceptance, entity, path, filename } = row;
  const { type, name } = entity;
  const [open] = await tx
    .update(curatorProposals)
    .set({
      state: "proposed",
      settledAt: null,
      acceptance: null,
      path: acceptance.draft,
      type,
      name,
      nameKey: matchKey(name),
    })
    .where(and(whereProposal(ctx, row.id), eq(curatorProposals.state, "accepted")))
    .returning({ id: curatorProposals.id });
  // The journal was committed since it was read.
  if (!open) throw settledMeanwhile();
  if (acceptance.isListed && path !== null) await unlist(ctx, tx, row.inboxId, path);
  await audit(ctx, tx, { action: "curator.reopen", subject: path ?? name, detail: { type, file: filename } });
}

/** The file has no longer made the record. */
async function unlist(ctx: Context, tx: Tx, inboxId: string, path: string): Promise<void> {
  const [file] = await tx.select().from(inboxFiles).where(whereInboxFile(ctx, inboxId));
  if (!file) return;
  const records = file.records.filter((record) => record.path !== path);
  await tx.update(inboxFiles).set({ records }).where(whereInboxFile(ctx, inboxId));
}
