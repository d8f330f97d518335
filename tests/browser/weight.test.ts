import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { createRecord } from "@/lib/vault";
import { scriptBytes } from "../support/measure";
import { root } from "../support/root";
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

/** The characters of a file of the build, and of all that it imports at once. */
function loadedAtOnce(file: string, seen = new Set<string>()): number {
  if (seen.has(file)) return 0;
  seen.add(file);
  const text = readFileSync(join(root, ".next/kv", file), "utf8");
  const parts = [...text.matchAll(/^(?:import|export)\s[^"]*?"\.\/(part-\w+\.mjs)"/gm)];
  return parts.reduce((sum, [, part = ""]) => sum + loadedAtOnce(part, seen), text.length);
}

it("the web process loads at most 2 MB at its start, and the API when it is asked", () => {
  expect(loadedAtOnce("api.mjs")).toBeGreaterThan(3_000 * KB);
  expect(loadedAtOnce("web.mjs")).toBeGreaterThan(1_000 * KB);
  expect(loadedAtOnce("web.mjs")).toBeLessThanOrEqual(2_000 * KB);
});
