import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { Database } from "@/lib/db";
import { matchKey } from "@/lib/language";
import { createRecord, hashOf, onVaultChange, reconcile } from "@/lib/vault";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { acceptCuratorProposal } from "../operations";
import { NOTE_KEY, type PlannedLink } from "../plan";
import { curatorProposals, curatorWrites, type ProposalState } from "../tables";
import { discard } from "./discard";

let vault: TestVault;
/** Another process. */
let other: Database;
beforeAll(async () => {
  vault = await shareVault();
  other = new Database(vault.databaseUrl, 1);
});
afterAll(async () => {
  await other.close();
  await vault.close();
});
afterEach(() => onVaultChange("settled meanwhile", async () => {}));

async function propose(
  name: string,
  path: string | null = null,
  type: "decision" | "person" = "decision",
  links: PlannedLink[] = [],
) {
  const key = `${type}:${name}`;
  const entity = { key, type, name, aliases: [], fields: {}, body: "", evidence: name, confidence: 0.9 };
  const row = { accountId: vault.ctx.account.id, inboxId: randomUUID(), filename: "a.md", note: "note/a.md" };
  const [stored] = await vault.ctx.db.tx((tx) =>
    tx
      .insert(curatorProposals)
      .values({ ...row, key, type, name, nameKey: matchKey(name), confidence: 0.9, entity, links, path })
      .returning(),
  );
  if (!stored) throw new Error("It was not stored");
  return stored;
}

const byId = (id: string) => eq(curatorProposals.id, id);
const stateOf = async (id: string) =>
  (await vault.ctx.db.tx((tx) => tx.select().from(curatorProposals).where(byId(id))))[0]?.state;

/** Settles a proposal as another request does, while the files of the next change are in place. */
const settleMeanwhile = (id: string, state: ProposalState) =>
  onVaultChange("settled meanwhile", async () => {
    await other
      .account(vault.ctx.account.id)
      .tx((tx) => tx.update(curatorProposals).set({ state }).where(byId(id)));
  });

it("a draft that cannot have its new name stays as it is", async () => {
  const { ctx, read } = vault;
  await createRecord(ctx, { type: "decision", name: "Draft", fields: { status: "draft" } });
  await createRecord(ctx, { type: "decision", name: "Taken" });
  const before = read("decision/Draft.md");
  const { id } = await propose("Draft", "decision/Draft.md");
  const accepted = acceptCuratorProposal(ctx, { id, name: "taken" });
  await expect(accepted).rejects.toMatchObject({ code: "CONFLICT" });
  expect([read("decision/Draft.md"), await stateOf(id)]).toEqual([before, "proposed"]);
});

it("a proposal that is discarded meanwhile is not written", async () => {
  const { id } = await propose("Race");
  settleMeanwhile(id, "discarded");
  await expect(acceptCuratorProposal(vault.ctx, { id })).rejects.toMatchObject({ code: "CONFLICT" });
  expect([vault.has("decision/Race.md"), await stateOf(id)]).toEqual([false, "discarded"]);
});

it("a draft that is accepted meanwhile is not discarded", async () => {
  const { ctx, read, has } = vault;
  await createRecord(ctx, { type: "decision", name: "Kept" });
  const row = await propose("Kept", "decision/Kept.md");
  const { accountId, inboxId } = row;
  const hash = hashOf(read("decision/Kept.md"));
  await ctx.db.tx((tx) =>
    tx
      .insert(curatorWrites)
      .values({ accountId, inboxId, path: "decision/Kept.md", isCreated: true, hash, added: {} }),
  );
  settleMeanwhile(row.id, "accepted");
  await expect(discard(ctx, row)).rejects.toMatchObject({ code: "CONFLICT" });
  expect([has("decision/Kept.md"), await stateOf(row.id)]).toEqual([true, "accepted"]);
});

it("a person who is known in a folder of any name is added to, by a corrected name as well", async () => {
  const { ctx, write, read, has } = vault;
  write("Leute/Ada Lovelace.md", "---\ntype: person\naliases: [Countess]\n---\n");
  await reconcile(ctx);
  const accept = async (name: string, corrected?: string) =>
    acceptCuratorProposal(ctx, { id: (await propose(name, null, "person")).id, name: corrected });
  for (const reply of [
    await accept("ada lovelace"),
    await accept("Ada L.", "Ada Lovelace"),
    await accept("Ada", "Countess"),
  ])
    expect(reply.path).toBe("Leute/Ada Lovelace.md");
  expect(read("Leute/Ada Lovelace.md")).toContain("type: person");
  expect(has("person")).toBe(false);
});

it("a note without a type that has the whole name is the person, and stays as it is", async () => {
  const { ctx, write, read, has } = vault;
  write("Grace Hopper.md", "Admiral.\n");
  await reconcile(ctx);
  const { id } = await propose("Grace", null, "person");
  const { path } = await acceptCuratorProposal(ctx, { id, name: "Grace Hopper" });
  expect([path, read("Grace Hopper.md"), has("person")]).toEqual(["Grace Hopper.md", "Admiral.\n", false]);
});

it("a draft is linked to its note, unless that was deleted", async () => {
  const { ctx, write, read } = vault;
  const accepted = async (name: string) => {
    const link = { from: `decision:${name}`, to: NOTE_KEY, field: "based_on" };
    const { id } = await propose(name, null, "decision", [link]);
    return read((await acceptCuratorProposal(ctx, { id })).path);
  };
  expect(await accepted("Buy no lamp")).not.toContain("based_on");
  write("note/a.md", "---\ntype: note\n---\n");
  await reconcile(ctx);
  expect(await accepted("Buy a lamp")).toMatch(/based_on:\n {2}- "\[\[note\/a\]\]"/);
});
