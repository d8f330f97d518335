import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createRecord, moveRecord } from "@/lib/vault";
import { openVault, type TestVault } from "@/tests/support/vault";
import { proposals, surveyedRecords } from "../tables";
import { followMoves } from "./moves";

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

it("follows records that were renamed twice, in what leads to them, too", async () => {
  const { ctx } = vault;
  const { accountId } = surveyedRecords;
  const own = { accountId: ctx.account.id };
  for (const name of ["Still", "Twice", "From"]) await createRecord(ctx, { type: "note", name });
  const paths = ["note/Still.md", "note/Twice.md"];
  await ctx.db.tx(async (tx) => {
    await tx
      .insert(surveyedRecords)
      .values(paths.map((path) => ({ ...own, path, fileHash: path, textHash: "", engine: "", model: "" })));
    const proposal = {
      ...own,
      path: "note/From.md",
      kind: "related",
      state: "removed",
      confidence: 1,
    } as const;
    await tx.insert(proposals).values(paths.map((value) => ({ ...proposal, value })));
  });
  const rename = (path: string, name: string) => moveRecord(ctx, { path, name });
  await rename("note/Twice.md", "Once");
  await rename("note/Once.md", "Thrice");
  const found = await ctx.db.tx(async (tx) => {
    await followMoves(ctx, tx);
    const records = await tx.select().from(surveyedRecords).where(eq(accountId, own.accountId));
    const links = await tx.select().from(proposals);
    return [
      records.map(({ path, fileHash }) => `${fileHash} ${path}`).sort(),
      links.map(({ value }) => value).sort(),
    ];
  });
  expect(found).toEqual([
    ["note/Still.md note/Still.md", "note/Twice.md note/Thrice.md"],
    ["note/Still.md", "note/Thrice.md"],
  ]);
});
