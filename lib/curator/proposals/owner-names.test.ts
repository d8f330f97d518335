import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { addToInbox, createRecord, inboxStates, readRecord } from "@/lib/vault";
import { shareVault, type TestVault } from "@/tests/support/vault";
import {
  acceptCuratorProposal,
  discardCuratorProposal,
  listCuratorProposals,
  writeCuratorSettings,
} from "../operations";
import { curatorWorkflow } from "../workflow";

const CHAT = `[12/11/2026, 6:01:20 pm] Priya Nair: who does the bbq on saturday?
[12/11/2026, 6:02:10 pm] Wozza: I'll bring the bbq and the big esky
[12/11/2026, 6:03:05 pm] Priya Nair: great
[12/11/2026, 6:04:40 pm] Wozza: no worries
`;

let vault: TestVault;
let ctx: Context;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());
beforeEach(async () => {
  ctx = await vault.another();
  await writeCuratorSettings(ctx, { review: "all" });
  await addToInbox(ctx, { filename: "Chat.txt", content: CHAT });
  const inboxId = (await inboxStates(ctx)).files[0]?.id ?? "";
  await curatorWorkflow.run(
    ctx,
    (_, work) => work(),
    { inboxId },
    async () => {},
  );
});

const named = async (start: string) =>
  (await listCuratorProposals(ctx, {})).proposals.find(({ name }) => name.startsWith(start));

it("shows who is to do a task: a proposal of its file, or the record that it became", async () => {
  const task = await named("Bring the bbq");
  expect(task?.owner).toBe("Wozza");
  const speaker = await named("Wozza");
  expect(speaker).toMatchObject({ type: "person", owner: null, likely: true });
  await acceptCuratorProposal(ctx, { id: speaker?.id ?? "", name: "Warren Oz" });
  expect((await named("Bring the bbq"))?.owner).toBe("Warren Oz");
});

it("shows nobody when the one who is to do it was discarded", async () => {
  await discardCuratorProposal(ctx, { id: (await named("Wozza"))?.id ?? "" });
  expect((await named("Bring the bbq"))?.owner).toBeNull();
});

it("an owner who is corrected by name is a link to the record of that name, or stays a name", async () => {
  await createRecord(ctx, { type: "person", name: "Ian Grey", fields: { aliases: ["Greyling"] } });
  await createRecord(ctx, { type: "org", name: "Greyling" });
  const { id = "" } = (await named("Bring the bbq")) ?? {};
  const { path } = await acceptCuratorProposal(ctx, { id, fields: { owner: "greyling" } });
  expect((await readRecord(ctx, { path })).frontmatter.owner).toBe("[[person/Ian Grey]]");
});

it.each([
  ["Somebody Else", "Somebody Else"],
  ["[[person/Ian Grey]]", "[[person/Ian Grey]]"],
  [null, undefined],
])("an owner given as %s is written as %s", async (owner, written) => {
  const { id = "" } = (await named("Bring the bbq")) ?? {};
  const { path } = await acceptCuratorProposal(ctx, { id, fields: { owner } });
  expect((await readRecord(ctx, { path })).frontmatter.owner).toBe(written);
});
