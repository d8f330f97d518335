import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { signIn, type Window } from "../support/browser";
import { itDeep } from "../support/deep";
import { serve } from "../support/serve";
import { closeWindow, openWindow } from "../support/window";

const served = serve();
let window: Window;

beforeAll(async () => {
  window = await openWindow(served.service);
});
afterAll(() => closeWindow(window));
afterEach(async () => {
  await window.context.clearCookies();
  expect(window.problems.splice(0)).toEqual([]);
});

describe("signing in", () => {
  itDeep("says one thing of a wrong password and of an unknown address", async () => {
    const { page } = window;
    await page.goto("/sign-in");
    for (const email of [served.account.email, "nobody@example.org"]) {
      await page.getByLabel("E-mail").fill(email);
      await page.getByLabel("Password", { exact: true }).fill("wrong password");
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByRole("alert").filter({ hasText: "Wrong e-mail or password" }).waitFor();
      await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
    }
    expect(await window.context.cookies()).toEqual([]);
  });

  it("redirects to the requested page, and nowhere else", async () => {
    const { page } = window;
    await page.goto("/vault?type=task");
    expect(new URL(page.url()).searchParams.get("next")).toBe("/vault?type=task");
    await page.getByLabel("E-mail").fill(served.account.email.toUpperCase());
    await page.getByLabel("Password", { exact: true }).fill(served.account.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL("**/vault?type=task");
    await page.goto("/sign-in?next=//evil.example/");
    expect(page.url()).toBe(`${served.service.base}/home`);
    await page.getByRole("heading", { name: "Three steps to begin" }).waitFor();
  });

  it("keeps the session in a cookie that scripts cannot read, for 30 days", async () => {
    const { page } = window;
    await signIn(page, served.account);
    // Home sets its own cookie.
    const cookies = await window.context.cookies(`${served.service.base}/vault`);
    expect(cookies.map(({ name }) => name).sort()).toEqual(["kv-device", "kv-session"]);
    expect(cookies.every(({ httpOnly }) => httpOnly)).toBe(true);
    const cookie = cookies.find(({ name }) => name === "kv-session");
    expect(cookie).toMatchObject({ name: "kv-session", httpOnly: true, sameSite: "Lax", secure: false });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);
  });

  itDeep("works as a plain form, where no script runs", async () => {
    const { context, page } = await openWindow(served.service, { javaScriptEnabled: false });
    await page.goto("/sign-in");
    await page.getByLabel("E-mail").fill(served.account.email);
    await page.getByLabel("Password", { exact: true }).fill("wrong password");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("Wrong e-mail or password").waitFor();
    await page.getByLabel("Password", { exact: true }).fill(served.account.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL("**/home");
    await page.getByRole("button", { name: "Sign out" }).first().click();
    await page.waitForURL("**/sign-in");
    await page.goto("/vault");
    expect(new URL(page.url()).pathname).toBe("/sign-in");
    await context.close();
  });

  itDeep("binds the cookie to the host where TLS is spoken", async () => {
    const { context, page } = await openWindow(served.service, {
      extraHTTPHeaders: { "x-forwarded-proto": "https" },
    });
    const reply = await page.goto("/sign-in");
    expect(reply?.headers()["strict-transport-security"]).toMatch(/max-age=/);
    await signIn(page, served.account);
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name).sort()).toEqual(["__Host-kv-device", "__Host-kv-session"]);
    const cookie = cookies.find(({ name }) => name === "__Host-kv-session");
    expect(cookie).toMatchObject({ name: "__Host-kv-session", secure: true, httpOnly: true, path: "/" });
    await page.goto("/inbox");
    expect(new URL(page.url()).pathname).toBe("/inbox");
    await context.close();
  });
});

describe("a refused request", () => {
  it("is every POST that does not come from a page of ours", async () => {
    for (const origin of [undefined, "null", "http://evil.example"]) {
      for (const path of ["/sign-in", "/inbox/files", "/settings/api-keys", "/api/auth/signout"]) {
        const reply = await fetch(served.service.base + path, {
          method: "POST",
          headers: origin ? { origin } : {},
        });
        expect([origin, path, reply.status]).toEqual([origin, path, 403]);
      }
    }
  });

  it("is a session cookie on the API", async () => {
    const { page } = window;
    await signIn(page, served.account);
    const reply = await page.request.get("/api/v1/vault/context");
    expect(reply.status()).toBe(401);
  });
});

describe("guessing", () => {
  it("is slowed down for an e-mail address, by the form and by next-auth's own endpoint", async () => {
    const { page } = window;
    const csrf = await page.request.get("/api/auth/csrf");
    const { csrfToken } = (await csrf.json()) as { csrfToken: string };
    const guess = () =>
      page.request.post("/api/auth/callback/credentials", {
        // Tries are counted by address, too, and other files sign in from the usual one.
        headers: { origin: served.service.base, "x-forwarded-for": "10.20.30.41" },
        form: { csrfToken, email: "victim@example.org", password: "guess", json: "true" },
      });
    const isRefused = async () => (await (await guess()).text()).includes("Too%20many%20tries");
    const answers: boolean[] = [];
    // Some are free again after a while, which a busy machine may take.
    while (answers.length < 40 && answers.at(-1) !== true) answers.push(await isRefused());
    expect(answers.slice(0, 10)).not.toContain(true);
    expect(answers.at(-1)).toBe(true);
  });
});

itDeep("signing out leaves no page of the other windows of the browser open", async () => {
  const { context, page } = window;
  await signIn(page, served.account);
  const other = await context.newPage();
  // A page that sends no requests in the background.
  await other.goto("/settings/api-keys");
  await other.getByRole("heading", { name: "API keys", level: 1 }).waitFor();
  await page.getByRole("button", { name: "Sign out" }).first().click();
  await page.waitForURL("**/sign-in");
  await other.waitForURL("**/sign-in?next=*");
  await other.getByLabel("E-mail").waitFor();
  await other.close();
});
