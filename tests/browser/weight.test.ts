import { beforeAll, expect, it } from "vitest";
import { createRecord } from "@/lib/vault";
import { scriptBytes } from "../support/measure";
import { serve } from "../support/serve";
import { closeWindow, openWindow } from "../support/window";

const served = serve();
const KB = 1000;

beforeAll(async () => {
  await createRecord(served.account.ctx, { type: "note", name: "Light", body: "# A text\n" });
});

it("the list of the vault needs at most 180 kB of scripts", async () => {
  // Each window begins without a cache.
  const window = await openWindow(served.service, { as: served.account });
  const bytes = await scriptBytes(window.page, () => window.page.goto("/vault"));
  expect(bytes).toBeGreaterThan(50 * KB);
  expect(bytes).toBeLessThanOrEqual(180 * KB);
  await closeWindow(window);
});

it("the editor needs at most 350 kB of scripts", async () => {
  const window = await openWindow(served.service, { as: served.account });
  const bytes = await scriptBytes(window.page, async () => {
    await window.page.goto("/vault/note/Light.md?edit=body");
    await window.page.getByRole("textbox", { name: "Text of" }).waitFor();
  });
  expect(bytes).toBeGreaterThan(180 * KB);
  expect(bytes).toBeLessThanOrEqual(350 * KB);
  await closeWindow(window);
});
