import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { findChromium } from "./chromium";
import type { Service } from "./service";

const QUIET = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium is here: npm test installs one");
  // Root has no sandbox to give.
  const args = process.getuid?.() === 0 ? ["--no-sandbox", ...QUIET] : QUIET;
  return chromium.launch({ executablePath, args });
}

/** A window of a person's own, and what went wrong in it so far: errors on the console, policies violated. */
export interface Window {
  context: BrowserContext;
  page: Page;
  problems: string[];
}

export async function openWindow(
  browser: Browser,
  { base }: Pick<Service, "base">,
  options: BrowserContextOptions = {},
): Promise<Window> {
  const context = await browser.newContext({ baseURL: base, reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    // A page that is not there, or a form that is refused, is told by its status too.
    const isStatus = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !isStatus) problems.push(`${page.url()}: ${message.text()}`);
  });
  return { context, page, problems };
}

/** Signs in through the page; ends in the vault. */
export async function signIn(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/vault");
}
