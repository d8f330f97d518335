import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { codeOf, stepAt } from "@/lib/accounts/second-factor/totp";
import { signIn, type Window } from "../support/browser";
import { describeDeep, itDeep } from "../support/deep";
import { isDeep } from "../support/property";
import { serve } from "../support/serve";
import type { TestAccount } from "../support/service";
import { closeWindow, openWindow } from "../support/window";

const PAGE = "/settings/account";
const served = serve();

let account: TestAccount;
let window: Window;

beforeEach(async () => {
  account = await served.service.account();
  window = await openWindow(served.service, { permissions: ["clipboard-read", "clipboard-write"] });
  await signIn(window.page, account);
  await window.page.goto(PAGE);
  return () => closeWindow(window);
});

/** A page of another browser of the same person. */
async function elsewhere(password = account.password): Promise<Page> {
  const { page } = await openWindow(served.service);
  await signIn(page, { ...account, password });
  return page;
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

async function fillPassword(page: Page, current: string, next: string, again = next): Promise<void> {
  await page.getByLabel("Current password").fill(current);
  await page.getByLabel("New password", { exact: true }).fill(next);
  await page.getByLabel("Confirm new password").fill(again);
  await page.getByRole("button", { name: "Change password" }).click();
}

/** What an authenticator app makes of a secret as it is shown, `steps` steps from now. */
function codeFrom(secret: string, steps = 0): string {
  const bits = [...secret].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = (bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return codeOf(Buffer.from(bytes), stepAt(new Date()) + steps);
}

/** Turns the second factor on through the page; returns the secret and the recovery codes. */
async function turnOn(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole("link", { name: "Turn on…" }).click();
  await page.getByRole("dialog").getByLabel("Your password").fill(account.password);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("img", { name: /^QR code/ }).waitFor();
  const secret = (await page.locator("dialog code").first().textContent()) ?? "";
  await page.getByLabel("Code", { exact: true }).fill(codeFrom(secret));
  await page.getByRole("button", { name: "Turn on", exact: true }).click();
  await page.getByRole("dialog", { name: "The second factor is on" }).waitFor();
  const codes = await page.locator("dialog li").allTextContents();
  await page.getByRole("button", { name: "Copy all" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${codes.join("\n")}\n`);
  await page.getByRole("link", { name: "Done" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  return { secret, codes };
}

/** Signs in up to the form for the code. */
async function passPassword(page: Page): Promise<void> {
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByLabel("Code", { exact: true }).waitFor();
}

describe("the profile", () => {
  it("is changed, the e-mail address with the password, and the person stays signed in", async () => {
    const { page } = window;
    const email = `new-${account.email}`;
    const profile = page.getByRole("region", { name: "Profile" });
    await profile.getByLabel("Your name").fill("Ada Lovelace");
    await profile.getByLabel("E-mail").fill(email.toUpperCase());
    await profile.getByRole("button", { name: "Save profile" }).click();
    await profile.getByText("Enter your password to change the e-mail address").waitFor();
    await profile.getByLabel("Password", { exact: true }).fill(account.password);
    await profile.getByRole("button", { name: "Save profile" }).click();
    await profile.getByText("Profile saved.").waitFor();
    await page.getByText(`Signed in as ${email}.`).waitFor();
    await page.getByText("Ada Lovelace").filter({ visible: true }).first().waitFor();
    expect(await profile.getByLabel("E-mail").inputValue()).toBe(email);
    expect(await profile.getByLabel("Password", { exact: true }).inputValue()).toBe("");
    await page.reload();
    expect(pathOf(page)).toBe(PAGE);
    const other = await openWindow(served.service);
    await signIn(other.page, { ...account, email });
    await closeWindow(other);
  });
});

describe("the password", () => {
  it("is changed with the current one, and all other sessions end", async () => {
    const { page } = window;
    const other = await elsewhere();
    await fillPassword(page, "not my password", "quite another password");
    await page.getByText("This is not your password").waitFor();
    if (isDeep()) {
      await fillPassword(page, account.password, "password1234");
      await page.getByText("one of the 100,000 most common passwords").waitFor();
      await fillPassword(page, account.password, "quite another password", "quite another pasword");
      await page.getByText("The passwords do not match").waitFor();
    }
    await fillPassword(page, account.password, "quite another password");
    await page.getByText("Password changed. Other sessions ended: 1.").waitFor();

    await other.goto("/vault");
    expect(pathOf(other)).toBe("/sign-in");
    await other.context().close();
    await page.goto(PAGE);
    expect(pathOf(page)).toBe(PAGE);
    await (await elsewhere("quite another password")).context().close();
  });
});

describeDeep("sessions", () => {
  it("are listed with device, address and last use, and end one by one", async () => {
    const { page } = window;
    const other = await elsewhere();
    await page.reload();
    const here = page.getByRole("row", { name: /this browser/ });
    await here.getByText("Chrome on Linux").waitFor();
    await here.getByText("127.0.0.1").filter({ visible: true }).waitFor();
    expect(await here.getByRole("link").count()).toBe(0);
    await page.getByRole("link", { name: /^End the session of Chrome on Linux/ }).click();
    const dialog = page.getByRole("dialog", { name: "End the session of Chrome on Linux?" });
    await dialog.getByRole("button", { name: "End session" }).click();
    await dialog.waitFor({ state: "detached" });
    expect(await page.locator("tbody tr").count()).toBe(1);
    await other.goto("/vault");
    expect(pathOf(other)).toBe("/sign-in");
    await other.context().close();
  });

  it("end all but this one, or all", async () => {
    const { page } = window;
    const others = [await elsewhere(), await elsewhere()];
    await page.reload();
    await page.getByRole("link", { name: "End all others…" }).click();
    await page.getByRole("button", { name: "End all others", exact: true }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await page.locator("tbody tr").count()).toBe(1);
    expect(await page.getByRole("link", { name: "End all others…" }).count()).toBe(0);
    for (const other of others) {
      await other.goto("/vault");
      expect(pathOf(other)).toBe("/sign-in");
      await other.context().close();
    }
    await page.getByRole("link", { name: "Sign out everywhere…" }).click();
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await page.waitForURL("**/sign-in");
    await page.goto("/vault");
    expect(pathOf(page)).toBe("/sign-in");
  });
});

describe("the second factor", () => {
  it("asks for a code at sign-in, once it is on", async () => {
    const { page } = window;
    const { secret } = await turnOn(page);
    await page.getByText("Recovery codes left: 10").waitFor();
    await page.getByRole("button", { name: "Sign out" }).first().click();
    await page.waitForURL("**/sign-in");
    await passPassword(page);
    const cookies = (await window.context.cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => name !== "kv-last-visit")).toEqual(["kv-device"]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("code");
    await page.getByLabel("Code", { exact: true }).fill("000000");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("Wrong code").waitFor();
    await page.getByLabel("Code", { exact: true }).fill(codeFrom(secret, 1));
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**/home");
  });

  itDeep("is passed with a recovery code, where no script runs, too", async () => {
    const { codes } = await turnOn(window.page);
    const { context, page } = await openWindow(served.service, { javaScriptEnabled: false });
    await passPassword(page);
    await page.getByLabel("Code", { exact: true }).fill("wrong-code");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("Wrong code").waitFor();
    await page.getByLabel("Code", { exact: true }).fill(codes[0] ?? "");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**/home");
    await page.goto(PAGE);
    await page.getByText("Recovery codes left: 9").waitFor();
    await context.close();
  });

  itDeep(
    "gets new recovery codes, warns before they are lost, and is turned off with the password",
    async () => {
      const { page } = window;
      await turnOn(page);
      await page.getByRole("link", { name: "New recovery codes…" }).click();
      await page.getByRole("dialog").getByLabel("Your password").fill(account.password);
      await page.getByRole("button", { name: "Create new codes" }).click();
      await page.getByRole("dialog", { name: "New recovery codes" }).waitFor();
      await page.keyboard.press("Escape");
      await page.getByText("The codes are not copied yet").waitFor();
      await page.getByRole("button", { name: "Close without copying" }).click();
      await page.getByRole("dialog").waitFor({ state: "detached" });

      await page.getByRole("link", { name: "Turn off…" }).click();
      await page.getByRole("dialog").getByLabel("Your password").fill("a wrong password");
      await page.getByRole("button", { name: "Turn off" }).click();
      await page.getByText("This is not your password").waitFor();
      await page.getByRole("dialog").getByLabel("Your password").fill(account.password);
      await page.getByRole("button", { name: "Turn off" }).click();
      await page.getByRole("link", { name: "Turn on…" }).waitFor();
      await (await elsewhere()).context().close();
    },
  );
});
