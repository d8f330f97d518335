import { afterAll, expect, it } from "vitest";
import { signIn, type Window } from "../support/browser";
import { itDeep } from "../support/deep";
import { inspect } from "../support/inspect";
import { serve } from "../support/serve";
import { closeWindow, openWindow } from "../support/window";

const served = serve();
let window: Window;

afterAll(() => closeWindow(window));

// First run and signing up are in first-run.test.ts.
it("the page to sign in is sound", async () => {
  window = await openWindow(served.service);
  await inspect(window, "/sign-in");
});

it("the replies have the security headers", async () => {
  const reply = await fetch(`${served.service.base}/sign-in`);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": expect.stringContaining("no-store"),
  });
  const [first, second] = await Promise.all([1, 2].map(() => fetch(`${served.service.base}/sign-in`)));
  expect(first?.headers.get("content-security-policy")).not.toBe(
    second?.headers.get("content-security-policy"),
  );
  expect(reply.headers.get("x-powered-by")).toBeNull();
});

it("the theme that was chosen is in the first bytes of every page, and stays", async () => {
  const { page } = window;
  await signIn(page, served.account);
  await page.getByRole("button", { name: "Dark theme" }).first().click();
  await page.locator("html[data-theme=dark]").waitFor();
  const html = await (await page.request.get("/inbox")).text();
  expect(html).toMatch(/^<!DOCTYPE html><html[^>]* data-theme="dark"/);
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background).toBe("rgb(20, 20, 22)");
});

itDeep("the keyboard reaches the content past the sidebar", async () => {
  const { page } = window;
  await page.goto("/vault");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.id === "content");
});
