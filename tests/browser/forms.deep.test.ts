import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sessions } from "@/lib/accounts/tables/sessions";
import { pressSlash, signIn, type Window } from "../support/browser";
import { serve } from "../support/serve";
import { until } from "../support/until";
import { closeWindow, openWindow } from "../support/window";

const served = serve();
let window: Window;

beforeAll(async () => {
  window = await openWindow(served.service, { as: served.account });
});
afterAll(() => closeWindow(window));

const focused = () => window.page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

describe("a form keeps its input", () => {
  const name = () => window.page.getByLabel("Name", { exact: true });
  const text = () => window.page.getByRole("textbox", { name: "Text" });
  const create = () => window.page.getByRole("button", { name: "Create record" }).click();

  beforeEach(async () => {
    await window.page.goto("/vault/new?type=note");
    await text().fill("A long thought.");
  });

  it("when the session has ended, and offers to sign in", async () => {
    const { context, page } = window;
    await name().fill("Ended");
    const cookies = await context.cookies();
    await context.clearCookies();
    await create();
    await page.getByRole("alert").getByText("Your session has ended").waitFor();
    expect(await page.getByRole("link", { name: "Sign in (new tab)" }).getAttribute("href")).toBe(
      "/sign-in?next=%2Fvault%2Fnew%3Ftype%3Dnote",
    );
    expect([await name().inputValue(), await text().inputValue()]).toEqual(["Ended", "A long thought."]);
    await context.addCookies(cookies);
    await create();
    await page.waitForURL("**/vault/note/Ended.md");
  });

  it("when the server does not respond, and can be sent again", async () => {
    const { page, problems } = window;
    await name().fill("Offline");
    await page.route("**/vault/new**", (route) => route.abort());
    await create();
    await page.getByRole("alert").getByText("The server did not respond").waitFor();
    expect([await name().inputValue(), await text().inputValue()]).toEqual(["Offline", "A long thought."]);
    await page.unroute("**/vault/new**");
    problems.length = 0;
    await create();
    await page.waitForURL("**/vault/note/Offline.md");
  });
});

describe("signing in", () => {
  it("keeps its input when the server does not respond", async () => {
    const { page, ...other } = await openWindow(served.service);
    await page.goto("/sign-in");
    const [email, password] = [page.getByLabel("E-mail"), page.getByLabel("Password", { exact: true })];
    await email.fill(served.account.email);
    await password.fill(served.account.password);
    await page.route("**/sign-in", (route) => route.abort());
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("alert").getByText("The server did not respond").waitFor();
    expect([await email.inputValue(), await password.inputValue()]).toEqual([
      served.account.email,
      served.account.password,
    ]);
    await page.unroute("**/sign-in");
    other.problems.length = 0;
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL("**/home");
    await closeWindow({ page, ...other });
  });

  it("says that a session has ended, and not after signing out", async () => {
    const owner = await served.service.account();
    const { page, ...other } = await openWindow(served.service);
    const ended = page.getByText("Your session has ended");
    await signIn(page, owner);
    await owner.ctx.db.tx((tx) => tx.delete(sessions));
    await page.goto("/inbox");
    await ended.waitFor();
    await page.getByLabel("E-mail").fill(owner.email);
    await page.getByLabel("Password", { exact: true }).fill(owner.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL("**/inbox");
    await page.getByRole("button", { name: "Sign out" }).first().click();
    await page.waitForURL("**/sign-in");
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    expect(await ended.count()).toBe(0);
    await closeWindow({ page, ...other });
  });
});

describe("the keyboard", () => {
  it("continues where it was after a dialog", async () => {
    const { page } = window;
    await page.goto("/vault/new");
    await page.getByLabel("Name", { exact: true }).fill("Deletable");
    await page.getByRole("button", { name: "Create record" }).click();
    await page.waitForURL("**/vault/note/Deletable.md");
    await page.getByRole("link", { name: "Delete" }).press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe("Delete");
  });

  it("continues where it was after the palette", async () => {
    const { page } = window;
    await page.goto("/vault/new");
    const text = page.getByRole("textbox", { name: "Text" });
    const palette = page.getByRole("dialog", { name: "Go to" });
    await text.focus();
    await until("the palette is open", async () => {
      if (!(await palette.isVisible())) await page.keyboard.press("Control+k");
      return palette.isVisible();
    });
    await page.keyboard.press("Escape");
    await palette.waitFor({ state: "detached" });
    await expect.poll(() => text.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it("walks through the options of a filter before it applies one", async () => {
    const { page } = window;
    await page.goto("/vault");
    const status = page.getByLabel("Status");
    await status.focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => status.inputValue()).not.toBe("");
    expect(new URL(page.url()).search).toBe("");
    await page.keyboard.press("Enter");
    await page.waitForURL("**status=**");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("SELECT");
  });

  it("stays in the search field after a search", async () => {
    const { page } = window;
    await page.goto("/vault");
    await pressSlash(page);
    await page.keyboard.type("thought");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/vault?q=thought");
    await page.getByRole("heading", { level: 1, name: "Results for “thought”" }).waitFor();
    expect(await focused()).toBe("Search the vault");
  });
});
