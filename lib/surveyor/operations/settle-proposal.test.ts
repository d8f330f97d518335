import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createRecord, readRecord } from "@/lib/vault";
import { until } from "@/tests/support/until";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { storeProposals } from "../proposals/store";
import { proposals } from "../tables";
import { settleProposal } from "./settle-proposal";

const TAG = { path: "note/A.md", kind: "tag", value: "boats" } as const;
const FOUND = [{ ...TAG, confidence: 0.8, reason: "Records near it have it" }];

let all: TestVault;
let vault: TestVault;
beforeAll(async () => {
  all = await shareVault();
});
afterAll(() => all.close());
beforeEach(async () => {
  vault = await all.beside();
  await createRecord(vault.ctx, { type: "note", name: "A" });
  await vault.ctx.db.tx((tx) => storeProposals(vault.ctx, tx, FOUND));
});

const settle = (accept: boolean) => settleProposal(vault.ctx, { ...TAG, accept });
const states = async () =>
  (await vault.ctx.db.tx((tx) => tx.select().from(proposals))).map(({ state }) => state);

it("takes one answer, of several at the same time", async () => {
  const answers = await Promise.allSettled([settle(true), settle(false), settle(false), settle(true)]);
  const reasons = answers.flatMap((each) => (each.status === "rejected" ? each.reason.code : []));
  expect(reasons).toEqual(["CONFLICT", "CONFLICT", "CONFLICT"]);
  const { tags } = (await readRecord(vault.ctx, { path: TAG.path })).frontmatter;
  expect(await states()).toEqual([tags === undefined ? "removed" : "accepted"]);
});

it("keeps an answer that comes while a run replaces the proposals", async () => {
  const { ctx } = vault;
  let replaced = () => {};
  const isReplaced = new Promise<void>((resolve) => {
    replaced = resolve;
  });
  const run = ctx.db.tx(async (tx) => {
    await storeProposals(ctx, tx, FOUND);
    replaced();
    await until("the answer waits for the run", async () => {
      const [row] = await tx.execute(sql`select from pg_locks where not granted limit 1`);
      return row !== undefined;
    });
  });
  await isReplaced;
  expect(await settle(false)).toMatchObject({ state: "removed" });
  await run;
  expect(await states()).toEqual(["removed"]);
});

it("is open again when the record cannot be edited", async () => {
  vault.write(TAG.path, "---\ntags: [a\n---\n");
  await expect(settle(true)).rejects.toThrow();
  expect(await states()).toEqual(["proposed"]);
});
