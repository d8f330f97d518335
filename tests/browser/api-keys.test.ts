import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { listApiKeys, revokeApiKey } from "@/lib/accounts";
import type { Window } from "../support/browser";
import { describeDeep, itDeep } from "../support/deep";
import { serve } from "../support/serve";
import type { TestAccount } from "../support/service";
import { closeWindow, openWindow } from "../support/window";

const PAGE = "/settings/api-keys";
const served = serve();
let account: TestAccount;
let window: Window;

beforeAll(async () => {
  account = await served.service.account();
  window = await openWindow(served.service, {
    as: account,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await revokeAll();
});
afterAll(() => closeWindow(window));
afterEach(async () => {
  expect(window.problems.splice(0)).toEqual([]);
  await revokeAll();
});

async function revokeAll(): Promise<void> {
  for (const { id } of await listApiKeys(account.ctx)) await revokeApiKey(account.ctx, { id });
}

async function makeTen(): Promise<void> {
  for (let n = 1; n <= 10; n += 1) await account.newKey(`key ${n}`);
}

const createKey = async (page: Page, name: string) => {
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Create API key" }).click();
};

const keyIn = async (page: Page) => (await page.locator("dialog code").first().textContent())?.trim() ?? "";

const useKey = (key: string) =>
  fetch(`${served.service.base}/api/v1/vault/context`, { headers: { authorization: `Bearer ${key}` } });

describe("a new key", () => {
  it("is shown once, works, can be copied, and then is gone from the page", async () => {
    const { page } = window;
    await page.goto(PAGE);
    await page.getByText("0 of 10 keys").waitFor();
    await createKey(page, "laptop script");
    const dialog = page.getByRole("dialog", { name: "API key “laptop script” created" });
    await dialog.waitFor();
    const key = await keyIn(page);
    expect(key).toMatch(/^kv_[0-9a-f]{32}$/);
    expect(await dialog.locator("pre").textContent()).toBe(
      `curl -H "Authorization: Bearer ${key}" ${served.service.base}/api/v1/vault/context`,
    );
    expect((await useKey(key)).status).toBe(200);

    await dialog.getByRole("button", { name: "Copy", exact: true }).click();
    await dialog.getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
    await dialog.getByRole("link", { name: "Done" }).click();
    await dialog.waitFor({ state: "detached" });

    const row = page.getByRole("row", { name: /laptop script/ });
    expect(await row.textContent()).toContain(`${key.slice(0, 7)}…`);
    await page.getByText("1 of 10 keys").waitFor();
    expect(await page.content()).not.toContain(key);
    expect(page.url()).not.toContain("kv_");
    expect(JSON.stringify(await window.context.cookies())).not.toContain(key);
    expect(await served.service.output()).not.toContain(key);

    await page.reload();
    await row.getByText("just now").first().waitFor();
    expect(await row.locator("time").first().getAttribute("title")).toMatch(/^\d{4}-\d\d-\d\d [\d:]{8} UTC$/);
    // Created and used.
    expect(await row.locator("time").count()).toBe(2);
  });

  itDeep("may be for reading only, and expire", async () => {
    const { page } = window;
    await page.goto(PAGE);
    await page.getByLabel("Access").selectOption("Read only");
    await page.getByLabel("Expires").selectOption("In 30 days");
    await createKey(page, "reader");
    await page.getByRole("dialog").waitFor();
    const key = await keyIn(page);
    expect((await useKey(key)).status).toBe(200);
    const headers = { authorization: `Bearer ${key}` };
    const daily = await fetch(`${served.service.base}/api/v1/vault/daily`, { method: "POST", headers });
    expect(daily.status).toBe(403);
    await page.locator("dialog code").first().click();
    await page.keyboard.press("Control+c");
    await page.getByRole("link", { name: "Done" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.reload();
    const row = page.getByRole("row", { name: /reader/ });
    await row.getByText("Read only").last().waitFor();
    await row.getByText("in 4 weeks").waitFor();
    await row.getByText("from 127.0.0.1").waitFor();
    const [made] = await listApiKeys(account.ctx);
    expect(Number(made?.expiresAt) - Number(made?.createdAt)).toBeGreaterThan(29 * 86_400_000);
  });

  itDeep("shows on a phone what it may do and how to revoke it, within the page", async () => {
    const phone = await openWindow(served.service, { as: account, viewport: { width: 390, height: 844 } });
    await account.newKey("a program with a rather long name");
    await phone.page.goto(PAGE);
    const row = phone.page.getByRole("row", { name: /a program/ });
    await row.getByText("Full").first().waitFor();
    expect(await row.getByText("Full").first().isVisible()).toBe(true);
    for (const name of [/^Rename/, /^Revoke/]) {
      const { x = 0, width = 999 } = (await row.getByRole("link", { name }).boundingBox()) ?? {};
      expect(x + width).toBeLessThanOrEqual(390 - 16);
    }
    await closeWindow(phone);
  });

  itDeep("is guarded against closing before it was copied", async () => {
    const { page } = window;
    await page.goto(PAGE);
    await createKey(page, "careless");
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    const warning = dialog.getByText("The key is not copied yet");
    for (let n = 0; n < 3; n += 1) await page.keyboard.press("Escape");
    await warning.waitFor();
    await dialog.getByRole("link", { name: "Done" }).click();
    expect(await dialog.isVisible()).toBe(true);

    const asked = new Promise<string>((resolve) => {
      page.once("dialog", (prompt) => {
        resolve(prompt.type());
        prompt.dismiss();
      });
    });
    page.reload().catch(() => undefined);
    expect(await asked).toBe("beforeunload");
    expect(await dialog.isVisible()).toBe(true);

    await dialog.getByRole("button", { name: "Close without copying" }).click();
    await dialog.waitFor({ state: "detached" });
    await page
      .getByRole("row", { name: /careless/ })
      .getByText("Never")
      .last()
      .waitFor();
  });

  itDeep("is not lost by Back before it was copied", async () => {
    const { page } = window;
    await page.goto("/settings/devices");
    await page.getByRole("link", { name: "API keys" }).click();
    await page.waitForURL(`**${PAGE}`);
    await createKey(page, "hasty");
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    const key = await keyIn(page);
    const back = page.goBack().catch(() => null);
    await dialog.getByText("The key is not copied yet").waitFor();
    expect([await keyIn(page), new URL(page.url()).pathname]).toEqual([key, PAGE]);
    await dialog.getByRole("button", { name: "Copy", exact: true }).click();
    await dialog.getByRole("button", { name: "Copied" }).waitFor();
    await page.evaluate(() => history.back());
    await page.waitForURL("**/settings/devices");
    await back;
  });

  itDeep("counts as copied when it was selected and copied by hand", async () => {
    const { page } = window;
    await page.goto(PAGE);
    await createKey(page, "by hand");
    await page.locator("dialog code").first().click();
    await page.keyboard.press("Control+c");
    await page.getByRole("link", { name: "Done" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });

  itDeep("needs a name of at most 100 characters", async () => {
    const { page } = window;
    await page.goto(PAGE);
    const name = page.getByLabel("Name");
    expect(await name.getAttribute("maxlength")).toBe("100");
    await createKey(page, "   ");
    await page.getByText("Give the key a name to recognise it by").waitFor();
    expect(await name.getAttribute("aria-invalid")).toBe("true");
  });
});

describeDeep("ten keys", () => {
  it("are the most; the button says why, and revoking makes room without a reload", async () => {
    await makeTen();
    const { page } = window;
    await page.goto(PAGE);
    await page.getByText("10 of 10 keys. Revoke a key to create another.").waitFor();
    const create = page.getByRole("button", { name: "Create API key" });
    expect(await create.isDisabled()).toBe(true);
    expect(await create.getAttribute("aria-describedby")).toBe("key-count");

    await page.getByRole("link", { name: "Revoke key 3" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Revoke key" }).click();
    await page.getByText("9 of 10 keys").waitFor();
    expect(await create.isDisabled()).toBe(false);
  });

  it("are the most even when an eleventh form was open", async () => {
    const { page } = window;
    // Otherwise the page sees the ten and closes the form.
    await page.route("**/live*", (route) => route.abort());
    await page.goto(PAGE);
    await makeTen();
    await createKey(page, "one too many");
    await page.getByRole("alert").filter({ hasText: "API key limit reached (10)" }).waitFor();
    await page.unroute("**/live*");
  });
});

describe("renaming", () => {
  it("is done by keyboard; the key keeps working under its new name", async () => {
    const { key } = await account.newKey("old name");
    const { page } = window;
    await page.goto(PAGE);
    await page.getByRole("link", { name: "Rename old name" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Rename “old name”" });
    const name = dialog.getByLabel("Name");
    await name.press("ControlOrMeta+a");
    await page.keyboard.type("  ");
    await page.keyboard.press("Enter");
    await dialog.getByText("Give the key a name to recognise it by").waitFor();
    await name.press("ControlOrMeta+a");
    await page.keyboard.type("new name");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("row", { name: /new name/ }).waitFor();
    expect((await useKey(key)).status).toBe(200);
  });
});

describe("revoking", () => {
  it("says what will happen, can be left, and holds for the very next request", async () => {
    const { key } = await account.newKey("old laptop");
    const { page } = window;
    await page.goto(PAGE);
    await page.getByRole("link", { name: "Revoke old laptop" }).click();
    const dialog = page.getByRole("dialog", { name: "Revoke “old laptop”?" });
    await dialog.getByText("lose access immediately").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect((await useKey(key)).status).toBe(200);

    await page.getByRole("link", { name: "Revoke old laptop" }).click();
    await dialog.getByRole("button", { name: "Revoke key" }).click();
    await page.getByRole("heading", { name: "No API keys yet" }).waitFor();
    expect((await useKey(key)).status).toBe(401);
  });

  itDeep("and creating work where no script runs", async () => {
    const { context, page } = await openWindow(served.service, {
      javaScriptEnabled: false,
      storageState: await window.context.storageState(),
    });
    await page.goto(PAGE);
    await createKey(page, "plain");
    const key = await keyIn(page);
    expect((await useKey(key)).status).toBe(200);
    await page.getByRole("link", { name: "Done" }).click();
    await page.getByRole("link", { name: "Revoke plain" }).click();
    await page.getByRole("button", { name: "Revoke key" }).click();
    await page.getByRole("heading", { name: "No API keys yet" }).waitFor();
    expect((await useKey(key)).status).toBe(401);
    await context.close();
  });
});
