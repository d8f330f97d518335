import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { matchKey } from "@/lib/language";
import { createRecord, hashOf } from "@/lib/vault";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { discardCuratorProposal, listCuratorProposals, undoCuratorProposal } from "../operations";
import { curatorProposals, curatorWrites } from "../tables";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

async function propose(name: string, path: string | null = null) {
  const { ctx } = vault;
  const type = "decision" as const;
  const key = `decision:${name}`;
  const entity = { key, type, name, aliases: [], fields: {}, body: "", evidence: name, confidence: 0.9 };
  const row = { accountId: ctx.account.id, inboxId: randomUUID(), filename: "a.md", note: "a" };
  const [stored] = await ctx.db.tx((tx) =>
    tx
      .insert(curatorProposals)
      .values({ ...row, key, type, name, nameKey: matchKey(name), confidence: 0.9, entity, links: [], path })
      .returning(),
  );
  if (!stored) throw new Error("It was not stored");
  return stored;
}

const waiting = async () => (await listCuratorProposals(vault.ctx, {})).proposals.map(({ id }) => id).sort();

it("a discarded proposal waits again, with those that were discarded together with it", async () => {
  const { ctx } = vault;
  const [first, same, earlier] = [await propose("Same"), await propose("Same"), await propose("Other")];
  await discardCuratorProposal(ctx, { id: earlier.id });
  await discardCuratorProposal(ctx, { id: first.id });
  expect(await waiting()).toEqual([]);
  const { message } = await undoCuratorProposal(ctx, { id: first.id });
  expect(message).toBe("The decision Same is proposed again");
  expect(await waiting()).toEqual([first.id, same.id].sort());
  await expect(undoCuratorProposal(ctx, { id: same.id })).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(undoCuratorProposal(ctx, { id: randomUUID() })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("a draft that was deleted is restored", async () => {
  const { ctx, read, has } = vault;
  await createRecord(ctx, {
    type: "decision",
    name: "Draft",
    fields: { status: "draft" },
    body: "We agreed.",
  });
  const text = read("decision/Draft.md");
  const { id, accountId, inboxId } = await propose("Draft", "decision/Draft.md");
  const written = {
    accountId,
    inboxId,
    path: "decision/Draft.md",
    isCreated: true,
    hash: hashOf(text),
    added: {},
  };
  await ctx.db.tx((tx) => tx.insert(curatorWrites).values(written));
  expect(await discardCuratorProposal(ctx, { id })).toMatchObject({ deleted: "decision/Draft.md" });
  expect(has("decision/Draft.md")).toBe(false);
  await undoCuratorProposal(ctx, { id });
  expect(read("decision/Draft.md")).toBe(text);
});
