import { afterAll, beforeAll, expect, it } from "vitest";
import { reconcile } from "@/lib/vault";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { withoutKnownTags } from "./known-tags";
import type { Proposal } from "./relations";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

it("a tag that the text of a record has is not proposed for it, whatever its case", async () => {
  vault.write("note/Tagged.md", "---\ntags: [Estate]\n---\nText with #Wine and #area/home.\n");
  await reconcile(vault.ctx);
  const tag = (value: string): Proposal => ({
    path: "note/Tagged.md",
    kind: "tag",
    value,
    confidence: 1,
    reason: "",
  });
  const proposals = ["wine", "estate", "area", "home", "garden"].map(tag);
  const left = await vault.ctx.db.tx((tx) => withoutKnownTags(vault.ctx, tx, proposals));
  expect(left.map(({ value }) => value)).toEqual(["home", "garden"]);
});
