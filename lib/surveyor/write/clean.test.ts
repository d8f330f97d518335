import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { reconcile } from "@/lib/vault";
import { shareVault, type TestVault, writeInto } from "@/tests/support/vault";
import { withdrawSurveyor } from "../operations/withdraw";
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
  expect(await withdrawSurveyor(ctx, {})).toEqual({ message: "Removed from 1 record", files: 1 });
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
  expect(await withdrawSurveyor(ctx, {})).toEqual({ message, files: 0 });
  expect(readFileSync(join(ctx.account.vaultDir, "note/A.md"))).toEqual(odd);
  expect(await states()).toEqual(["written"]);
});
