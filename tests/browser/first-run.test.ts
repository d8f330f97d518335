import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Window } from "../support/browser";
import { BRIEFLY, inspect } from "../support/inspect";
import { type OwnService, startService } from "../support/own-service";
import { reachableRoom } from "../support/room";
import { snapshot, writeInto } from "../support/vault";
import { closeWindow, openWindow } from "../support/window";

const room = reachableRoom("kv-first-run-");
const notes = join(room.path, "vaults/Notes");
let service: OwnService;
let window: Window;

beforeAll(async () => {
  mkdirSync(join(room.path, "vaults/Empty"), { recursive: true });
  writeInto(notes, ".obsidian/app.json", "{}");
  for (let n = 0; n < 40; n += 1) writeInto(notes, `Leute/P${n}.md`, `[[P${n + 1}]]`);
  writeInto(notes, "inbox/left.md", "Mine");
  service = await startService({ worker: true, env: { KV_VAULT_DIRS: join(room.path, "vaults") } });
  window = await openWindow(service);
}, 240_000);
afterAll(async () => {
  await closeWindow(window);
  await service.stop();
  room.remove();
});

it("a new owner opens an Obsidian vault, sees what is in it, and decides what workers may do", async () => {
  const { page } = window;
  const before = snapshot(notes);
  await page.goto("/");
  await page.getByText("Next, open an existing vault").waitFor();
  await page.getByLabel("E-mail").fill("ada@example.org");
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByLabel("Confirm password").fill("something else");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByText("The passwords do not match").waitFor();
  expect(await page.getByLabel("E-mail").inputValue()).toBe("ada@example.org");
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByLabel("Confirm password").fill("correct horse battery");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("**/settings/vault/directory?first=1");
  await page.getByRole("link", { name: "Start with an empty vault" }).waitFor();
  await page.getByText("41 Markdown files, Obsidian vault").waitFor();
  await inspect(window, "/settings/vault/directory?first=1", BRIEFLY);

  await page.getByRole("button", { name: "Open Notes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Open", exact: true }).click();
  await page.waitForURL("**/settings/vault/opening");
  await page.getByLabel("Type of Leute").waitFor({ timeout: 30_000 });
  await page.getByText("40, 1 of them broken").waitFor();
  expect(await page.getByLabel("Type of Leute").inputValue()).toBe("person");
  const { ".kv/vault.json": identity, ".kv": _, ...after } = snapshot(notes);
  expect(identity).toBeDefined();
  expect(after).toEqual(before);
  for (const choice of await page.getByRole("checkbox").all()) expect(await choice.isChecked()).toBe(false);
  await page.getByRole("button", { name: "Accept" }).click();
  await page.getByRole("status").getByText("Vault set up.").waitFor();

  await page.goto("/settings/vault/directory");
  await page.getByText("This is your vault.").waitFor();
  await page.getByRole("button", { name: "Open your own vault" }).click();
  await page
    .getByRole("dialog")
    .getByText(/^The 41 records in .* stay there/)
    .waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Open", exact: true }).click();
  await page.waitForURL("**/settings/vault/opening");
  await page.getByText("The vault has no folders with records.").waitFor({ timeout: 30_000 });
  expect(snapshot(notes)).toEqual(before);
});
