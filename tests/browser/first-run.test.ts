import { mkdirSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fetchDeviceToken, requestDeviceCode } from "@/lib/accounts";
import { systemClock } from "@/lib/core/clock";
import type { Window } from "../support/browser";
import { withDatabase } from "../support/database";
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
  const env = { KV_VAULT_DIRS: join(room.path, "vaults"), KV_SIGNUP: "open" };
  service = await startService({ worker: true, env });
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
  await inspect(window, "/first-run", BRIEFLY);
  await page.goto("/");
  await page.getByText("Next, open an existing vault").waitFor();
  await page.getByLabel("E-mail").fill("ada@example.org");
  const zone = page.getByLabel("Time zone");
  const ofBrowser = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  await expect.poll(() => zone.inputValue()).toBe(ofBrowser);
  await zone.fill("Asia/Tokyo");
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByLabel("Confirm password").fill("something else");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByText("The passwords do not match").waitFor();
  expect(await page.getByLabel("E-mail").inputValue()).toBe("ada@example.org");
  expect(await zone.inputValue()).toBe("Asia/Tokyo");
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

  await page.goto("/settings/vault");
  expect(await page.getByLabel("Time zone").inputValue()).toBe("Asia/Tokyo");

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

it("the pages before signing in are sound", async () => {
  const other = await openWindow(service);
  await inspect(other, "/sign-up", BRIEFLY);
  await closeWindow(other);
});

it("the owner sees how to pair a device, and its request on arrival, and approves it", async () => {
  const { page } = window;
  await page.goto("/settings/devices");
  await page.getByRole("heading", { name: "No devices yet" }).waitFor();
  await page.getByText(`${service.base}/api/v1/devices/code`).waitFor();
  await page.getByRole("img", { name: `QR code of ${service.base}/device` }).waitFor();

  const device = { db: service.db, clock: systemClock, from: "192.0.2.1", origin: service.base };
  const { user_code, device_code } = await requestDeviceCode(device, { client_name: "kitchen tablet" });
  const card = page.getByRole("listitem").filter({ hasText: "kitchen tablet" });
  await card.getByText(user_code).waitFor();
  expect(await card.textContent()).toContain("192.0.2.1");
  await card.getByRole("link", { name: "Approve kitchen tablet" }).click();
  const dialog = page.getByRole("dialog", { name: "Approve “kitchen tablet”?" });
  await dialog.getByText("full access to this vault").waitFor();
  await dialog.getByRole("button", { name: "Approve" }).click();
  const row = page.getByRole("row", { name: /kitchen tablet/ });
  await row.getByText("Not fetched yet").waitFor();

  const { access_token } = await fetchDeviceToken(device, { device_code });
  expect((await service.client(access_token).call("vaultSchema", {})).status).toBe(200);
  await row.getByText(`${access_token.slice(0, 8)}…`).waitFor();
  expect(await page.content()).not.toContain(access_token);
});

it("an outage is reported, and never looks like an empty list", async () => {
  const { page, problems } = window;
  const sql = postgres(withDatabase(service.databaseUrl, "postgres"), { max: 1 });
  await sql.unsafe(`drop database ${new URL(service.databaseUrl).pathname.slice(1)} with (force)`);
  await sql.end();
  const reply = await page.goto("/vault");
  expect(reply?.status()).toBe(500);
  await page.getByRole("heading", { level: 1, name: "This page could not be loaded" }).waitFor();
  await page.getByRole("button", { name: "Try again" }).waitFor();
  problems.length = 0;
});
