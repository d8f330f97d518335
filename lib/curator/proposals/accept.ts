import { eq, sql } from "drizzle-orm";
import { audit } from "@/lib/audit";
import { invalid, KvError } from "@/lib/core/errors";
import { type Context, notify, type Tx } from "@/lib/db";
import { matchKey } from "@/lib/language";
import {
  changeVault,
  checkName,
  inboxFiles,
  isListField,
  type Layout,
  linkWriter,
  type Plan,
  pathFor,
  readLayout,
  vaultPath,
  type WriteLink,
} from "@/lib/vault";
import { PlanChanges } from "../changes";
import { invalidStatus, type Part } from "../parts";
import { findRecord } from "../place";
import type { EntityType } from "../plan";
import { curatorProposals } from "../tables";
import { storeWrites } from "../undo/writes";
import { matchUntyped, untypedNotes } from "../untyped";
import { openProposal, type ProposalRow, settledMeanwhile, whereOpenProposal } from "./find";
import { type KnownLink, knownLinks } from "./links";
import { ownerPath, recordOfName } from "./record-of-name";

/** What the user corrects; a field that is null is left out. */
export interface Correction {
  name?: string | undefined;
  type?: EntityType | undefined;
  fields?: Record<string, unknown> | undefined;
}

interface Acceptance extends Plan {
  path: string;
  isNew: boolean;
}

/**
 * Creates the record of a proposal, or adds to the one of its name, and links it both ways: one change of the vault.
 * @param acceptedWith the proposal of the same name that was accepted before, and takes this one with it
 */
export async function writeProposal(
  ctx: Context,
  row: ProposalRow,
  correction: Correction,
  acceptedWith: string | null = null,
): Promise<{ path: string; isNew: boolean }> {
  const { path, isUntyped } = await targetOf(ctx, row, correction);
  const links = await ctx.db.tx((tx) => knownLinks(ctx, tx, row));
  const others = links.flatMap(({ from }) => from ?? []);
  const { plan } = await changeVault(ctx, {
    lock: [...new Set([path, ...others])].map((each) => vaultPath(each)),
    plan: (tx) => planAcceptance(ctx, tx, { row, correction, path, isUntyped, links, acceptedWith }),
  });
  return plan;
}

/** Types whose name is the same one in every file: not tasks and decisions, nor events, which come again each year. */
export const NAMED_ONCE: ReadonlySet<EntityType> = new Set(["person", "org", "project", "location"]);

interface Target {
  path: string;
  /** A note that has the whole name and no type: it is linked to and not changed. */
  isUntyped: boolean;
}

/** The record that has the name, in whatever folder, as in a file that comes later; else where it is created. */
async function targetOf(ctx: Context, row: ProposalRow, correction: Correction): Promise<Target> {
  const path = placeOf(await readLayout(ctx), row, correction);
  const { name = row.name, type = row.type } = correction;
  if (!NAMED_ONCE.has(type)) return { path, isUntyped: false };
  const known = await ctx.db.tx(
    async (tx) => (await findRecord(ctx, tx, path)) ?? (await recordOfName(ctx, tx, [type], name)),
  );
  if (known !== null) return { path: known, isUntyped: false };
  const wanted = { entities: [{ ...row.entity, type, name, existing: undefined }], links: [] };
  const [entity] = matchUntyped(wanted, await untypedNotes(ctx, wanted)).plan.entities;
  return { path: entity?.existing ?? path, isUntyped: entity?.existing !== undefined };
}

function placeOf(layout: Layout, row: ProposalRow, { name = row.name, type = row.type }: Correction): string {
  const check = checkName(name);
  if (!check.ok) throw invalid("name", `${check.reason} Try "${check.suggestion}".`);
  return pathFor(layout, type, check.name);
}

interface Chosen extends Target {
  row: ProposalRow;
  correction: Correction;
  links: readonly KnownLink[];
  acceptedWith: string | null;
}

async function planAcceptance(
  ctx: Context,
  tx: Tx,
  { row: { id }, correction: given, path: wanted, isUntyped, links, acceptedWith }: Chosen,
): Promise<Acceptance> {
  const row = await openProposal(ctx, tx, id);
  const present = await findRecord(ctx, tx, wanted);
  const path = present ?? wanted;
  const owner = await ownerPath(ctx, tx, given.fields?.owner);
  const write = await linkWriter(ctx, tx, [
    path,
    ...(owner ? [owner] : []),
    ...links.flatMap(({ to }) => to ?? []),
  ]);
  const correction = owner ? { ...given, fields: { ...given.fields, owner: write(path, owner) } } : given;
  const part = partOf(row, correction, path, links, write);
  const status = correction.fields?.status === undefined ? null : invalidStatus(part);
  if (status !== null) throw invalid("fields.status", status);
  const changes = new PlanChanges(ctx, tx);
  if (present === null) await changes.ensure(part);
  else if (!isUntyped) await changes.add(part);
  for (const { from, field } of links)
    if (from !== null) await addIfThere(changes, from, field, write(from, path));
  return {
    changes: changes.all(),
    alongside: (tx) => settle(ctx, tx, row, { ...correction, path, acceptedWith }, changes),
    path,
    isNew: present === null,
  };
}

/** The proposed record, with the corrections. */
function partOf(
  row: ProposalRow,
  { name = row.name, type = row.type, fields: edits = {} }: Correction,
  path: string,
  links: readonly KnownLink[],
  write: WriteLink,
): Part {
  const { entity } = row;
  const aliases = entity.aliases.length > 0 ? { aliases: entity.aliases } : {};
  const own = type === entity.type ? entity.fields : {};
  const fields: Record<string, unknown> = { ...own, ...aliases };
  for (const { to, field } of links)
    if (to !== null && to !== path)
      fields[field] = isListField(field)
        ? [...new Set([fields[field] ?? []].flat().concat(write(path, to)))]
        : (fields[field] ?? write(path, to));
  const kept = Object.entries({ ...fields, ...edits }).filter(([, value]) => value !== null);
  return { key: row.key, path, type, name, fields: Object.fromEntries(kept), body: entity.body };
}

/** A record that has been deleted needs no link. */
async function addIfThere(changes: PlanChanges, path: string, field: string, link: string): Promise<void> {
  const value = isListField(field) ? [link] : link;
  const part: Part = { key: path, path, type: "note", name: "", fields: { [field]: value }, body: "" };
  await changes.add(part).catch((error: unknown) => {
    if (!(error instanceof KvError && error.code === "NOT_FOUND")) throw error;
  });
}

async function settle(
  ctx: Context,
  tx: Tx,
  row: ProposalRow,
  {
    path,
    type = row.type,
    name = row.name,
    acceptedWith,
  }: Correction & { path: string; acceptedWith: string | null },
  changes: PlanChanges,
): Promise<void> {
  const record = JSON.stringify([{ path, action: changes.creates(path) ? "created" : "linked" }]);
  const listed = await tx
    .update(inboxFiles)
    .set({ records: sql`${inboxFiles.records} || ${record}::jsonb` })
    .where(sql`${eq(inboxFiles.accountId, ctx.account.id)} and ${eq(inboxFiles.id, row.inboxId)}
      and not ${inboxFiles.records} @> ${JSON.stringify([{ path }])}::jsonb`)
    .returning({ id: inboxFiles.id });
  const writes = changes.takeWrites();
  const acceptance = { writes, draft: null, isListed: listed.length > 0, with: acceptedWith };
  const accepted = { state: "accepted" as const, path, settledAt: ctx.clock.now(), acceptance };
  // The journal was committed since it was locked.
  const [open] = await tx
    .update(curatorProposals)
    .set({ ...accepted, type, name, nameKey: matchKey(name) })
    .where(whereOpenProposal(ctx, row.id))
    .returning({ id: curatorProposals.id });
  if (!open) throw settledMeanwhile();
  await storeWrites(ctx, tx, row.inboxId, writes);
  await audit(ctx, tx, { action: "curator.accept", subject: path, detail: { file: row.filename } });
  await notify(ctx, tx, "kv_live");
}
