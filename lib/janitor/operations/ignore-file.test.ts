import { afterAll, beforeAll, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { ignoreFile } from "./ignore-file";
import { listIgnored } from "./list-ignored";

let now = new Date("2026-11-22T08:00:00Z");
let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault({ now: () => now });
});
afterAll(() => vault.close());

it("answers since when a file is ignored, also when it is ignored again for another reason", async () => {
  await ignoreFile(vault.ctx, { file: "note/A.md" });
  now = new Date("2026-11-23T08:00:00Z");
  const again = await ignoreFile(vault.ctx, { file: "note/A.md", reason: "a draft" });
  expect(again).toEqual({
    file: "note/A.md",
    code: null,
    reason: "a draft",
    since: "2026-11-22T08:00:00.000Z",
  });
  expect((await listIgnored(vault.ctx)).ignored).toEqual([again]);
});
