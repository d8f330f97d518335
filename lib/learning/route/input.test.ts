import { truncateSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { findInput } from "./input";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

it("reads no inbox file that is larger than one may be, and still knows it by its name", async () => {
  vault.write("inbox/Huge invoice.txt", "");
  // Larger than what is read at once at all.
  truncateSync(join(vault.root, "inbox/Huge invoice.txt"), 3 * 1024 ** 3);
  vault.write("inbox/Invoice.txt", "Invoice of March");
  expect(await findInput(vault.ctx, "Huge invoice.txt")).toMatchObject({
    filename: "Huge invoice.txt",
    text: "",
  });
  expect((await findInput(vault.ctx, "Invoice.txt")).text).toContain("Invoice of March");
});
