import postgres from "postgres";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { signIn, type Window } from "../support/browser";
import { itDeep } from "../support/deep";
import { type OwnService, startService } from "../support/own-service";
import { closeWindow, openWindow } from "../support/window";

const OWNER = { name: "Ada Lovelace", email: "ada@example.org", password: "correct horse battery" };

/** Without any account: the first run is tested here, too. */
let service: OwnService;
let window: Window;

beforeAll(async () => {
  service = await startService();
  window = await openWindow(service);
}, 240_000);
afterAll(async () => {
  await closeWindow(window);
  await service.stop();
});
afterEach(async () => {
  await window.context.clearCookies();
  expect(window.problems.splice(0)).toEqual([]);
});

describe("the first run", () => {
  it("leads to the page that makes the owner, says what is wrong, signs in, and shows the next step", async () => {
    const { page } = window;
    await page.goto("/");
    expect(new URL(page.url()).pathname).toBe("/first-run");
    await page.getByLabel("Your name").fill(OWNER.name);
    await page.getByLabel("E-mail").fill(OWNER.email);
    await page.getByLabel("Password", { exact: true }).fill(OWNER.password);
    await page.getByLabel("Confirm password").fill("something else");
    await page.getByRole("button", { name: "Create account" }).click();
    await page.getByText("The passwords do not match").waitFor();
    expect(await page.getByLabel("E-mail").inputValue()).toBe(OWNER.email);

    await page.getByLabel("Password", { exact: true }).fill(OWNER.password);
    await page.getByLabel("Confirm password").fill(OWNER.password);
    await page.getByRole("button", { name: "Create account" }).click();
    await page.waitForURL("**/home");
    await page.getByRole("heading", { name: "Three steps to begin" }).waitFor();
    await page.goto("/vault");
    await page.getByRole("heading", { name: "Your vault is empty" }).waitFor();
    await page.getByRole("link", { name: "Create an API key" }).click();
    await page.waitForURL("**/settings/api-keys");
  });

  itDeep("is over once there is an owner", async () => {
    const { page } = window;
    for (const path of ["/first-run", "/", "/sign-up"]) {
      const reply = await page.goto(path);
      if (path === "/sign-up") expect(reply?.status()).toBe(404);
      else expect(new URL(page.url()).pathname).toBe("/sign-in");
    }
  });
});

describe("signing in", () => {
  itDeep("says one thing of a wrong password and of an unknown address", async () => {
    const { page } = window;
    await page.goto("/sign-in");
    for (const email of [OWNER.email, "nobody@example.org"]) {
      await page.getByLabel("E-mail").fill(email);
      await page.getByLabel("Password", { exact: true }).fill("wrong password");
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByRole("alert").filter({ hasText: "Wrong e-mail or password" }).waitFor();
      await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
    }
    expect(await window.context.cookies()).toEqual([]);
  });

  it("leads back to the page that was asked for, and nowhere else", async () => {
    const { page } = window;
    await page.goto("/vault?type=task");
    expect(new URL(page.url()).searchParams.get("next")).toBe("/vault?type=task");
    await page.getByLabel("E-mail").fill(OWNER.email.toUpperCase());
    await page.getByLabel("Password", { exact: true }).fill(OWNER.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL("**/vault?type=task");
    await page.goto("/sign-in?next=//evil.example/");
    expect(page.url()).toBe(`${service.base}/home`);
  });

  it("keeps the session in a cookie that scripts cannot read, for 30 days", async () => {
    const { page } = window;
    await signIn(page, OWNER);
    // Home has a cookie of its own.
    const cookies = await window.context.cookies(`${service.base}/vault`);
    expect(cookies.map(({ name }) => name).sort()).toEqual(["kv-device", "kv-session"]);
    expect(cookies.every(({ httpOnly }) => httpOnly)).toBe(true);
    const cookie = cookies.find(({ name }) => name === "kv-session");
    expect(cookie).toMatchObject({ name: "kv-session", httpOnly: true, sameSite: "Lax", secure: false });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);
  });

  itDeep("works as a plain form, where no script runs", async () => {
    const { context, page } = await openWindow(service, { javaScriptEnabled: false });
    await page.goto("/sign-in");
    await page.getByLabel("E-mail").fill(OWNER.email);
    await page.getByLabel("Password", { exact: true }).fill("wrong password");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("Wrong e-mail or password").waitFor();
    await page.getByLabel("Password", { exact: true }).fill(OWNER.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL("**/home");
    await page.getByRole("button", { name: "Sign out" }).first().click();
    await page.waitForURL("**/sign-in");
    await page.goto("/vault");
    expect(new URL(page.url()).pathname).toBe("/sign-in");
    await context.close();
  });

  itDeep("binds the cookie to the host where TLS is spoken", async () => {
    const { context, page } = await openWindow(service, {
      extraHTTPHeaders: { "x-forwarded-proto": "https" },
    });
    const reply = await page.goto("/sign-in");
    expect(reply?.headers()["strict-transport-security"]).toMatch(/max-age=/);
    await signIn(page, OWNER);
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name).sort()).toEqual(["__Host-kv-device", "__Host-kv-session"]);
    const cookie = cookies.find(({ name }) => name === "__Host-kv-session");
    expect(cookie).toMatchObject({ name: "__Host-kv-session", secure: true, httpOnly: true, path: "/" });
    await page.goto("/inbox");
    expect(new URL(page.url()).pathname).toBe("/inbox");
    await context.close();
  });
});

describe("what is refused", () => {
  it("is every POST that does not come from a page of ours", async () => {
    for (const origin of [undefined, "null", "http://evil.example"]) {
      for (const path of ["/sign-in", "/inbox/files", "/settings/api-keys", "/api/auth/signout"]) {
        const reply = await fetch(service.base + path, {
          method: "POST",
          headers: origin ? { origin } : {},
        });
        expect([origin, path, reply.status]).toEqual([origin, path, 403]);
      }
    }
  });

  it("is a session cookie on the API", async () => {
    const { page } = window;
    await signIn(page, OWNER);
    const reply = await page.request.get("/api/v1/vault/context");
    expect(reply.status()).toBe(401);
  });

  itDeep("is the session of an account that is gone", async () => {
    const { page } = window;
    await signIn(page, OWNER);
    const sql = postgres(service.databaseUrl, { max: 1 });
    await sql`delete from accounts`;
    await sql.end();
    await page.goto("/vault");
    expect(new URL(page.url()).pathname).toBe("/first-run");
  });
});

describe("guessing", () => {
  it("is slowed down for an e-mail address, by the form and by next-auth's own endpoint", async () => {
    const { page } = window;
    const csrf = await page.request.get("/api/auth/csrf");
    const { csrfToken } = (await csrf.json()) as { csrfToken: string };
    const guess = () =>
      page.request.post("/api/auth/callback/credentials", {
        headers: { origin: service.base },
        form: { csrfToken, email: "victim@example.org", password: "guess", json: "true" },
      });
    const answers = [];
    for (let n = 0; n < 12; n += 1) answers.push(await (await guess()).text());
    expect(answers.slice(0, 10).join()).not.toContain("Too%20many%20tries");
    expect(answers.at(-1)).toContain("Too%20many%20tries");
  });
});
