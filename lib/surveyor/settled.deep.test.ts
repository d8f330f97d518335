import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createRecord, editRecord, readRecord } from "@/lib/vault";
import { openVault, type TestVault } from "@/tests/support/vault";
import { listClusters, renameCluster } from "./operations/clusters";
import { listProposals } from "./operations/list-proposals";
import { settleProposal } from "./operations/settle-proposal";
import { runSurvey } from "./survey.fixture";

const TEXTS = [
  [
    "Harvest",
    "## Key points\n\nThe grape harvest in the vineyard begins in September, when the sugar of the grapes is right.",
  ],
  [
    "Late harvest",
    "## Key points\n\nThe grape harvest in the upper vineyard begins when the sugar of the grapes is high.",
  ],
  ["Early harvest", "The early grape harvest in the vineyard begins when the sugar of the grapes is low."],
] as const;

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
  for (const [name, body] of TEXTS) await createRecord(vault.ctx, { type: "note", name, body });
  // The first survey of a process starts its threads and reads the model.
  await runSurvey(vault.ctx);
}, 90_000);
afterAll(() => vault.close());

const proposed = async () =>
  (await listProposals(vault.ctx, {})).proposals.map(({ path, value }) => `${path} ${value}`);

/** A change of a text, so that the vault is clustered again. */
const changeAndSurvey = async (body: string) => {
  await editRecord(vault.ctx, { path: "note/Harvest.md", body });
  await runSurvey(vault.ctx);
};

it("proposes nothing because of titles that sections have in common", async () => {
  const reasons = (await listProposals(vault.ctx, {})).proposals.map(({ reason }) => reason);
  expect(reasons.length).toBeGreaterThan(0);
  expect(reasons.join()).not.toMatch(/key|points/i);
});

it("does not propose a value again that was accepted and then removed from the record", async () => {
  const [first] = (await listProposals(vault.ctx, {})).proposals;
  if (!first) throw new Error("nothing is proposed");
  const { path, kind, value } = first;
  await settleProposal(vault.ctx, { path, kind, value, accept: true });
  expect((await readRecord(vault.ctx, { path })).frontmatter.related).toHaveLength(1);
  await editRecord(vault.ctx, { path, unset: ["related"] });
  await changeAndSurvey(`${TEXTS[0][1]} It ends in October.`);
  expect(await proposed()).not.toContain(`${path} ${value}`);
  expect((await listProposals(vault.ctx, { state: "accepted" })).proposals).toMatchObject([{ path, value }]);
});

it("does not propose a rejected value again after the record was missing for a while", async () => {
  const [first] = (await listProposals(vault.ctx, {})).proposals;
  if (!first) throw new Error("nothing is proposed");
  const { path, kind, value } = first;
  await settleProposal(vault.ctx, { path, kind, value, accept: false });
  const text = vault.read(value);
  rmSync(join(vault.root, value));
  await runSurvey(vault.ctx);
  vault.write(value, text);
  await changeAndSurvey(`${TEXTS[0][1]} It ends in November.`);
  expect(await proposed()).not.toContain(`${path} ${value}`);
});

it("never numbers a label of the owner's because of a new one", async () => {
  const [cluster] = (await listClusters(vault.ctx, {})).clusters;
  await renameCluster(vault.ctx, { clusterId: cluster?.id ?? "", label: "Coffee roasting" });
  for (const at of [1, 2, 3, 4, 5])
    await createRecord(vault.ctx, {
      type: "note",
      name: `Batch ${at}`,
      body: `Coffee roasting of batch ${at}: the beans crack, the drum is hot, the beans cool.`,
    });
  await runSurvey(vault.ctx);
  const { clusters } = await listClusters(vault.ctx, {});
  expect(clusters.map(({ label, labelled_by }) => [label, labelled_by])).toEqual([
    ["Coffee roasting 2", "local"],
    ["Coffee roasting", "user"],
  ]);
});
