import AxeBuilder from "@axe-core/playwright";
import postgres from "postgres";
import { afterAll, expect, it } from "vitest";
import { addToInbox } from "@/lib/vault";
import { signIn, type Window } from "../support/browser";
import { withDatabase } from "../support/database";
import { fillVault } from "../support/sample-vault";
import { serveOwn } from "../support/serve-own";
import type { TestAccount } from "../support/service";
import { closeWindow, openWindow } from "../support/window";

const served = serveOwn({ env: { KV_SIGNUP: "open" } });
let window: Window;
let account: TestAccount;

afterAll(() => closeWindow(window));

/** What a stranger would stumble on: an inaccessible part in either light, or a page wider than a phone. */
async function inspect(path: string): Promise<void> {
  const { page, problems } = window;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: "light" });
  const reply = await page.goto(path);
  expect([path, ...(await violationsIn(new AxeBuilder({ page })))]).toEqual([path]);
  // Only the colours differ.
  await page.emulateMedia({ colorScheme: "dark" });
  expect([path, "dark", ...(await violationsIn(new AxeBuilder({ page }), ["color-contrast"]))]).toEqual([
    path,
    "dark",
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect([path, overflow]).toEqual([path, 0]);
  expect([path, ...problems.splice(0)]).toEqual([path]);
  expect(await page.title()).toMatch(/Knowledge Vault$/);
  expect(reply?.headers()["content-security-policy"]).toMatch(
    /script-src 'self' 'nonce-[^']+' 'strict-dynamic';/,
  );
}

async function violationsIn(axe: AxeBuilder, rules?: string[]): Promise<string[]> {
  // Without frames there is nothing to gather on a page of its own.
  const { violations } = await axe
    .setLegacyMode()
    .options({ resultTypes: ["violations"], ...(rules && { runOnly: rules }) })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

it("the pages before signing in are sound", async () => {
  window = await openWindow(served.service);
  await inspect("/first-run");
  account = await served.service.account();
  await inspect("/sign-in");
  await inspect("/sign-up");
  await fillVault(account.ctx);
  await addToInbox(account.ctx, { filename: "note.md", content: "Met Alice." });
});

it.each([
  "/vault",
  "/vault?type=task&status=todo",
  "/vault?q=warehouse",
  "/vault/note/Kick-off.md",
  "/vault/person/Alice%20Chen.md?delete=1",
  "/vault/person/Nobody.md",
  "/vault/new",
  "/inbox",
  "/settings/api-keys",
])("%s is sound", async (path) => {
  if (path === "/vault") await signIn(window.page, account);
  await inspect(path);
});

it("the replies bear the headers that keep pages to themselves", async () => {
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
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/vault");
  await page.getByRole("button", { name: "Dark colours" }).first().click();
  await page.locator("html[data-theme=dark]").waitFor();
  const html = await (await page.request.get("/inbox")).text();
  expect(html).toMatch(/^<!DOCTYPE html><html[^>]* data-theme="dark"/);
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background).toBe("rgb(20, 20, 22)");
});

it("the keyboard reaches the content past the sidebar", async () => {
  const { page } = window;
  await page.goto("/vault");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to the content");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.id === "content");
});

it("an outage is said, and never looks like an empty list", async () => {
  const { page, problems } = window;
  const sql = postgres(withDatabase(served.service.databaseUrl, "postgres"), { max: 1 });
  await sql.unsafe(`drop database ${new URL(served.service.databaseUrl).pathname.slice(1)} with (force)`);
  await sql.end();
  const reply = await page.goto("/vault");
  expect(reply?.status()).toBe(500);
  await page.getByRole("heading", { level: 1, name: "This page could not be shown" }).waitFor();
  await page.getByRole("button", { name: "Try again" }).waitFor();
  problems.length = 0;
});
