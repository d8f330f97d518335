import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { reconcile } from "@/lib/vault";
import { itDeep } from "@/tests/support/deep";
import { shareVault, type TestVault, writeInto } from "@/tests/support/vault";
import { runWithdrawal } from "../survey.fixture";
import { proposals } from "../tables";
import { cleanRecord } from "./clean";

let vault: TestVault;
let ctx: Context;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

const record = (tags: string, mark = "surveyor:\n  tags: [added]\n") =>
  `---\ntype: note\ntags: [${tags}]\n${mark}---\nText.\n`;
const write = (text: string) => writeInto(ctx.account.vaultDir, "note/A.md", text);
const read = () => readFileSync(join(ctx.account.vaultDir, "note/A.md"), "utf8");
const states = async () =>
  (await ctx.db.tx((tx) => tx.select({ state: proposals.state }).from(proposals))).map(({ state }) => state);

/** A record with a tag of its owner and one of the surveyor, as the index knows it. */
beforeEach(async () => {
  ctx = await vault.another();
  write(record("mine, added"));
  await reconcile(ctx);
  const proposal = { path: "note/A.md", kind: "tag", value: "added", confidence: 1, reason: "" } as const;
  await ctx.db.tx((tx) =>
    tx.insert(proposals).values({ accountId: ctx.account.id, ...proposal, state: "written" }),
  );
});

it("a tag that was added on disk a moment ago stays, when all that the surveyor wrote is removed", async () => {
  write(record("mine, added, new"));
  expect(await runWithdrawal(ctx)).toEqual({ message: "Removed from 1 record", files: 1 });
  expect(read()).toBe(record("mine, new", ""));
  expect(await states()).toEqual(["proposed"]);
});

it("a record that is edited while it is cleaned is read again", async () => {
  write(record("mine, added, new"));
  expect(await cleanRecord(ctx, "note/A.md")).toBe("cleaned");
  expect(read()).toBe(record("mine, new", ""));
  expect(await cleanRecord(ctx, "note/A.md")).toBe("nothing");
});

it("what could not be removed from a record is still known as written", async () => {
  // Bytes that are not UTF-8: no edit is safe.
  const odd = Buffer.concat([Buffer.from(record("mine, added")), Buffer.of(0xff)]);
  writeInto(ctx.account.vaultDir, "note/A.md", odd);
  const message = "Removed from 0 records; 1 record could not be changed";
  expect(await runWithdrawal(ctx)).toEqual({ message, files: 0 });
  expect(readFileSync(join(ctx.account.vaultDir, "note/A.md"))).toEqual(odd);
  expect(await states()).toEqual(["written"]);
});

describe("with many records", () => {
  const fill = async (n: number) => {
    const values: (typeof proposals.$inferInsert)[] = [];
    for (let at = 10; at < 10 + n; at += 1) {
      const path = `note/N${at}.md`;
      writeInto(ctx.account.vaultDir, path, record("mine, added"));
      values.push({
        accountId: ctx.account.id,
        path,
        kind: "tag",
        value: "added",
        confidence: 1,
        reason: "",
        state: "written",
      });
    }
    await ctx.db.tx((tx) => tx.insert(proposals).values(values));
    await reconcile(ctx);
  };
  const inState = async (state: string) => (await states()).filter((each) => each === state).length;

  it("says how far it is, and a run that is canceled leaves no proposal that looks removed by the owner", async () => {
    await fill(20);
    const reports: unknown[] = [];
    const canceled = runWithdrawal(ctx, async (detail) => {
      reports.push(detail);
      if (reports.length === 2) throw new Error("The run was closed");
    });
    await expect(canceled).rejects.toThrow("The run was closed");
    expect(reports).toEqual([
      { phase: "withdrawing", done: 0, of: 21 },
      { phase: "withdrawing", done: 16, of: 21 },
    ]);
    expect([await inState("proposed"), await inState("written")]).toEqual([16, 5]);
    expect(await runWithdrawal(ctx)).toEqual({ message: "Removed from 5 records", files: 5 });
    expect([await inState("proposed"), await inState("written")]).toEqual([21, 0]);
    expect(await runWithdrawal(ctx)).toEqual({ message: "Removed from 0 records", files: 0 });
  });

  itDeep("continues with another batch after 200 records", async () => {
    await fill(205);
    expect(await runWithdrawal(ctx)).toEqual({ message: "Removed from 206 records", files: 206 });
    expect(await inState("written")).toBe(0);
  });
});
