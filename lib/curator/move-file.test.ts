import { afterAll, beforeAll, expect, it } from "vitest";
import { addToInbox, inboxFiles } from "@/lib/vault";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { chooseDestination } from "./move-file";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

/** Where a file that waits goes once it is processed. */
async function placeOf(filename: string): Promise<string> {
  const added = await addToInbox(vault.ctx, { filename, content: "text" });
  expect(added.filename).toBe(filename);
  const rows = await vault.ctx.db.tx((tx) => tx.select().from(inboxFiles));
  const row = rows.find((each) => each.filename === filename && each.state !== "processed");
  return chooseDestination(vault.ctx, row?.id ?? "");
}

it("counts on the number that a file got in the inbox", async () => {
  vault.write("inbox/processed/b1.md", "text");
  vault.write("inbox/processed/b1 2.md", "text");
  expect(await placeOf("b1 2.md")).toBe("inbox/processed/b1 3.md");
});

it("takes a number that somebody gave a file for a part of its name", async () => {
  vault.write("inbox/processed/Report 2024.md", "text");
  expect(await placeOf("Report 2024.md")).toBe("inbox/processed/Report 2024 2.md");
});
