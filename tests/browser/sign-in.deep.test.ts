import postgres from "postgres";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { signIn, type Window } from "../support/browser";
import { type OwnService, startService } from "../support/own-service";
import { closeWindow, openWindow } from "../support/window";

const OWNER = { name: "Ada Lovelace", email: "ada@example.org", password: "correct horse battery" };

/** Without any account, and without other directories to choose from. */
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

it("the first run leads to the page that makes the owner, says what is wrong, signs in, and shows the next step", async () => {
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

it("the first run is over once there is an owner", async () => {
  const { page } = window;
  for (const path of ["/first-run", "/", "/sign-up"]) {
    const reply = await page.goto(path);
    if (path === "/sign-up") expect(reply?.status()).toBe(404);
    else expect(new URL(page.url()).pathname).toBe("/sign-in");
  }
});

it("a session of an account that is gone opens nothing", async () => {
  const { page } = window;
  await signIn(page, OWNER);
  const sql = postgres(service.databaseUrl, { max: 1 });
  await sql`delete from accounts`;
  await sql.end();
  await page.goto("/vault");
  expect(new URL(page.url()).pathname).toBe("/first-run");
});
