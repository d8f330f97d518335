import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  approveDevice,
  clearDevices,
  fetchDeviceToken,
  listDevices,
  requestDeviceCode,
} from "@/lib/accounts";
import { systemClock } from "@/lib/core/clock";
import type { Window } from "../support/browser";
import { serveOwn } from "../support/serve-own";
import type { TestAccount } from "../support/service";
import { closeWindow, openWindow } from "../support/window";

const PAGE = "/settings/devices";
// Requests are listed to the only account of an installation; where there are several, they are claimed by code.
const served = serveOwn();
let account: TestAccount;
let window: Window;

beforeAll(async () => {
  ({ account } = served);
  window = await openWindow(served.service, {
    as: account,
    permissions: ["clipboard-read", "clipboard-write"],
  });
});
afterAll(() => closeWindow(window));
afterEach(async () => {
  expect(window.problems.splice(0)).toEqual([]);
  await clearDevices(account.ctx);
});

let callers = 0;

/** A device that asks, each from a different address. */
async function ask(client_name: string) {
  callers += 1;
  const from = `192.0.2.${callers}`;
  const stranger = { db: served.service.db, clock: systemClock, from, origin: served.service.base };
  const asked = await requestDeviceCode(stranger, { client_name });
  const poll = () => fetchDeviceToken(stranger, { device_code: asked.device_code });
  return { ...asked, poll };
}

async function pair(name: string): Promise<string> {
  const { poll, user_code } = await ask(name);
  const { pending } = await listDevices(account.ctx);
  const requestId = pending.find((each) => each.user_code === user_code)?.requestId ?? "";
  await approveDevice(account.ctx, { requestId });
  return (await poll()).access_token;
}

const statusOf = async (token: string) =>
  (
    await fetch(`${served.service.base}/api/v1/vault/context`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).status;

// How a device is approved is in first-run.test.ts.
describe("the page of devices", () => {
  it("turns a request away", async () => {
    const { page } = window;
    const { poll } = await ask("stranger");
    await page.goto(PAGE);
    await page.getByRole("link", { name: "Reject stranger" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
    await page.getByRole("heading", { name: /^Pairing requests/ }).waitFor({ state: "detached" });
    await expect(poll()).rejects.toThrow(/access_denied/);
  });

  it("gives a device a new token, shown once and guarded", async () => {
    const { page } = window;
    const old = await pair("robot");
    await page.goto(PAGE);
    await page.getByRole("link", { name: "Rotate token: robot" }).click();
    await page.getByRole("button", { name: "Rotate token" }).click();
    const dialog = page.getByRole("dialog", { name: "New token for “robot”" });
    await dialog.waitFor();
    const token = (await dialog.locator("code").first().textContent())?.trim() ?? "";
    expect(token).toMatch(/^kvd_[0-9a-f]{32}$/);
    expect([await statusOf(old), await statusOf(token)]).toEqual([401, 200]);
    await page.evaluate(() => history.back());
    await dialog.getByText("The token is not copied yet").waitFor();
    expect(page.url()).toContain("?rotate=");
    await page.keyboard.press("Escape");
    await dialog.getByRole("button", { name: "Copy", exact: true }).click();
    await dialog.getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
    await dialog.getByRole("link", { name: "Done" }).click();
    await dialog.waitFor({ state: "detached" });
    expect(await page.content()).not.toContain(token);
    // What was not copied is given up by its button alone.
    await page.getByRole("link", { name: "Rotate token: robot" }).click();
    await page.getByRole("button", { name: "Rotate token" }).click();
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.getByRole("button", { name: "Close without copying" }).click();
    await dialog.waitFor({ state: "detached" });
  });

  it("renames a device, which stays paired", async () => {
    const { page } = window;
    const token = await pair("unnamed script");
    await page.goto(PAGE);
    await page.getByRole("link", { name: "Rename: unnamed script" }).click();
    const dialog = page.getByRole("dialog", { name: "Rename “unnamed script”" });
    await dialog.getByLabel("Name").fill(" ");
    await dialog.getByRole("button", { name: "Rename device" }).click();
    await dialog.getByText("Name the device, such as kitchen tablet").waitFor();
    await dialog.getByLabel("Name").fill("calendar import");
    await dialog.getByRole("button", { name: "Rename device" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("row", { name: /calendar import/ }).waitFor();
    expect(await statusOf(token)).toBe(200);
  });

  it("removes a device for its very next request, and clears", async () => {
    const { page } = window;
    const [lost, other] = [await pair("lost phone"), await pair("other")];
    await page.goto(PAGE);
    await page.getByRole("link", { name: "Remove: lost phone" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove device" }).click();
    await page.getByRole("heading", { name: "Paired devices (1/50)" }).waitFor();
    expect([await statusOf(lost), await statusOf(other)]).toEqual([401, 200]);
    await page.getByRole("link", { name: "Clear…" }).click();
    await page.getByRole("radio", { name: /and remove/ }).check();
    await page.getByRole("dialog").getByRole("button", { name: "Clear" }).click();
    await page.getByRole("heading", { name: "No devices yet" }).waitFor();
    expect(await statusOf(other)).toBe(401);
  });

  it("finds a device by the code that it shows", async () => {
    const { page } = window;
    const { user_code } = await ask("by code");
    await page.goto(PAGE);
    const field = page.getByLabel("Code on the device");
    await field.fill("AAAA-AAAA");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("Must be the code that the device shows").waitFor();
    await field.fill(user_code.toLowerCase().replace("-", ""));
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("dialog", { name: "Approve “by code”?" }).waitFor();
  });
});

describe("the address that a device shows", () => {
  it("shows the code after sign-in, and does nothing until it is submitted", async () => {
    const { context, page, problems } = await openWindow(served.service);
    const asked = await ask("television");
    await page.goto(asked.verification_uri_complete);
    await page.waitForURL("**/sign-in?next=*");
    await page.getByLabel("E-mail").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL("**/device?user_code=*");
    expect(await page.getByLabel("Code on the device").inputValue()).toBe(asked.user_code);
    await expect(asked.poll()).rejects.toThrow(/authorization_pending/);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("television").waitFor();
    await page.getByRole("button", { name: "Approve" }).click();
    await page.getByText("Approved. The device connects").waitFor();
    expect(await statusOf((await asked.poll()).access_token)).toBe(200);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("works where no script runs, also to reject", async () => {
    const { context, page } = await openWindow(served.service, {
      javaScriptEnabled: false,
      storageState: await window.context.storageState(),
    });
    const { user_code, poll } = await ask("terminal");
    await page.goto("/device");
    await page.getByLabel("Code on the device").fill("BBBB-BBBB");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("No device shows this code now").waitFor();
    await page.getByLabel("Code on the device").fill(user_code);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText(user_code).waitFor();
    await page.getByRole("button", { name: "Reject" }).click();
    await page.getByText("Rejected. The device gets no access.").waitFor();
    await expect(poll()).rejects.toThrow(/access_denied/);
    await context.close();
  });

  it("of a request that is not there asks for a code", async () => {
    const { page } = window;
    for (const request of [crypto.randomUUID(), "x", "%00"]) {
      const reply = await page.goto(`/device?request=${request}`);
      expect(reply?.status()).toBe(200);
      await page.getByLabel("Code on the device").waitFor();
    }
  });
});
