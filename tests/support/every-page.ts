import { mkdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";

/** Every page that has one address; each is shown in both themes, small. */
const PAGES = [
  "/home",
  "/vault",
  "/vault?view=table",
  "/vault?q=review",
  "/vault/new",
  "/vault/ask",
  "/vault/graph",
  "/vault/tasks",
  "/inbox",
  "/inbox/proposals",
  "/workers",
  "/janitor",
  "/janitor/history",
  "/janitor/settings",
  "/workflows",
  "/workflows/schedules",
  "/workflows/schedules/new",
  "/knowledge",
  "/knowledge/clusters",
  "/knowledge/map",
  "/knowledge/learning",
  "/gateway/credentials",
  "/gateway/agents",
  "/settings/account",
  "/settings/api-keys",
  "/settings/assistants",
  "/settings/audit",
  "/settings/backups",
  "/settings/devices",
  "/settings/mailboxes",
  "/settings/mailboxes/new",
  "/settings/reference",
  "/settings/vault",
  "/settings/webhooks",
  "/components",
];

/** Where the first row of a list leads. */
async function firstOf(page: Page, path: string): Promise<string> {
  await page.goto(path);
  const link = page.getByRole("main").getByRole("cell").getByRole("link").first();
  return (await link.getAttribute("href")) ?? path;
}

/** Writes a picture of each page in both themes, and a page that has them all. */
export async function everyPage(page: Page, pictures: string): Promise<void> {
  const folder = join(pictures, "pages");
  mkdirSync(folder, { recursive: true });
  const details = [
    ["a record", await firstOf(page, "/vault?type=note")],
    ["a run", await firstOf(page, "/workflows")],
    ["a schedule", await firstOf(page, "/workflows/schedules")],
    ["an agent", await firstOf(page, "/gateway/agents")],
  ] as const;
  const rows = [];
  for (const [title, path] of [...PAGES.map((path) => [`\`${path}\``, path] as const), ...details]) {
    const name = title
      .replace(/[^a-z]+/g, " ")
      .trim()
      .replaceAll(" ", "-");
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.locator('[aria-busy="true"]:not(button)').first().waitFor({ state: "detached" });
    await page.mouse.move(0, 0);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const file = join(folder, `${name}-${colorScheme}.jpg`);
      await page.screenshot({ path: file, type: "jpeg", quality: 55, fullPage: path === "/components" });
    }
    await page.emulateMedia({ colorScheme: "light" });
    rows.push(`| ${title} | ![light](pages/${name}-light.jpg) | ![dark](pages/${name}-dark.jpg) |`);
  }
  const head = ["# Every page, in both themes", "", "Made by `node --import tsx tests/screenshots.ts`.", ""];
  const table = ["| Page | Light | Dark |", "|---|---|---|", ...rows, ""];
  await writeFile(join(pictures, "README.md"), [...head, ...table].join("\n"));
}
