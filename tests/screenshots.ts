/**
 * `node --import tsx tests/screenshots.ts [DIR]`: the pictures of the README, and of every page in both themes, from a
 * real run of the service; in `docs/screenshots` by default.
 */
import { mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { launchBrowser, windowIn } from "./support/browser";
import { everyPage } from "./support/every-page";
import { runNode } from "./support/processes";
import { reachableRoom } from "./support/room";
import { root } from "./support/root";

const PORT = 4390;
const base = `http://127.0.0.1:${PORT}`;
const pictures = process.argv[2] ?? join(root, "docs/screenshots");
const NOTES = [
  "distiller/25-migration-plan.md",
  "distiller/09-api-gateway-incident.md",
  "distiller/01-storage-engine-review.md",
  "distiller/08-move-to-weekly-releases.md",
  "distiller/03-bakery-supplier-call.md",
  "distiller/15-warehouse-walk-through.md",
  "distiller/22-sales-forecast-q3.md",
  "distiller/39-heat-pump-quote.md",
  "distiller/19-kitchen-renovation.md",
  "curator/m07-sales-call.txt",
  "curator/m01-sprint-review.md",
  "curator/e01-quote.eml",
  "curator/t01-launch-list.md",
  "curator/c06-slack.txt",
];

const shoot = (page: Page, name: string) => page.screenshot({ path: join(pictures, `${name}.png`) });

async function makeOwner(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByLabel("Your name").fill("Ada Lovelace");
  await page.getByLabel("E-mail").fill("ada@example.org");
  await shoot(page, "first-run");
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByLabel("Confirm password").fill("correct horse battery");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("**/home");
}

/** One file after the other, so that later ones find the people of earlier ones. */
async function fillInbox(page: Page): Promise<void> {
  await page.goto("/inbox");
  for (const name of NOTES) {
    const buffer = await readFile(join(root, "tests/corpus", name));
    const file = { name: name.replace(/^\w+\/\w+-/, ""), mimeType: "text/plain", buffer };
    await page.getByLabel("Choose files").setInputFiles([file]);
    await page.getByRole("row").filter({ hasText: file.name }).getByText("processed").waitFor();
  }
  await shoot(page, "inbox");
}

async function makeKeys(page: Page): Promise<void> {
  await page.goto("/settings/api-keys");
  for (const name of ["laptop script", "phone shortcut"]) {
    await page.getByRole("textbox", { name: "Name" }).fill(name);
    await page.getByRole("button", { name: "Create API key" }).click();
    await page.getByRole("dialog").waitFor();
    if (name === "phone shortcut") await shoot(page, "api-keys");
    await page.locator("dialog code").first().click();
    await page.keyboard.press("Control+c");
    await page.getByRole("link", { name: "Done" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
}

async function openRecord(page: Page): Promise<void> {
  await page.goto("/vault?type=note");
  await page.getByRole("link", { name: "Sprint 14 review" }).first().click();
  await page.getByRole("complementary").waitFor();
  await page.mouse.move(0, 0);
  await shoot(page, "record");
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page.locator(".cm-content").waitFor();
  await shoot(page, "editor");
}

async function openPalette(page: Page): Promise<void> {
  await page.goto("/home");
  await page.mouse.move(0, 0);
  await shoot(page, "home");
  await page.getByRole("button", { name: "Go to…" }).click();
  await page.getByRole("combobox", { name: "Record, page or action" }).fill("spr");
  await page
    .getByRole("option", { name: /Sprint 14 review/ })
    .first()
    .waitFor();
  await shoot(page, "palette");
}

async function openRun(page: Page): Promise<void> {
  for (const name of ["workers", "workflows"]) {
    await page.goto(`/${name}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.mouse.move(0, 0);
    await shoot(page, name);
  }
  await page.getByRole("cell").getByRole("link").first().click();
  await page.getByRole("region", { name: "Timeline" }).waitFor();
  await page.mouse.move(0, 0);
  await shoot(page, "run");
}

/** A run of a specialist over the sample vault ends in this time on a slow machine. */
const RUN_MS = 120_000;

/** What the specialists make of the records. */
async function openKnowledge(page: Page): Promise<void> {
  await page.goto("/knowledge");
  await page.getByRole("button", { name: "Run now" }).click();
  await page
    .getByRole("button", { name: /^Accept/ })
    .first()
    .waitFor({ timeout: RUN_MS });
  await page.goto("/knowledge/clusters");
  await page.getByRole("button", { name: "Run now" }).click();
  await page.getByRole("region", { name: "Clusters" }).waitFor({ timeout: RUN_MS });
  for (const [path, name] of [
    ["/knowledge", "knowledge"],
    ["/knowledge/clusters", "clusters"],
    ["/knowledge/map", "map"],
    ["/knowledge/learning", "routing"],
  ] as const) {
    await page.goto(path);
    await page.mouse.move(0, 0);
    await shoot(page, name);
  }
}

async function scan(page: Page): Promise<void> {
  await page.goto("/janitor");
  await page.getByRole("button", { name: "Scan now" }).click();
  await page.getByText("No scan yet").waitFor({ state: "detached", timeout: RUN_MS });
  await page.reload();
  await page.mouse.move(0, 0);
  await shoot(page, "janitor");
}

async function backUp(page: Page): Promise<void> {
  await page.goto("/settings/backups");
  await page.getByRole("button", { name: "Back up now" }).first().click();
  await page.getByText("OK", { exact: true }).filter({ visible: true }).first().waitFor();
  await page.mouse.move(0, 0);
  await shoot(page, "backups");
}

async function tour(page: Page): Promise<void> {
  await makeOwner(page);
  await fillInbox(page);
  await makeKeys(page);
  await page.goto("/vault");
  await shoot(page, "vault");
  await openRecord(page);
  await openPalette(page);
  await page.goto("/inbox/proposals");
  await page.mouse.move(0, 0);
  await shoot(page, "proposals");
  await page.goto("/settings/assistants");
  await shoot(page, "assistants");
  await page.goto("/settings/webhooks");
  await shoot(page, "webhooks");
  await openRun(page);
  await openKnowledge(page);
  await scan(page);
  await backUp(page);
  for (const name of ["credentials", "agents"]) {
    await page.goto(`/gateway/${name}`);
    await shoot(page, name);
  }
  await page.goto("/vault/new");
  await shoot(page, "new-record");
  await everyPage(page, pictures);
  await page.context().clearCookies();
  await page.goto("/sign-in");
  await shoot(page, "sign-in");
}

const room = reachableRoom("kv-screenshots-");
const service = runNode(["bin/start.ts"], {
  env: {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(PORT),
    HOST: "127.0.0.1",
    KV_DATA_DIR: room.path,
    // Where there is a page of all components.
    KV_STRICT: "yes",
  },
});
const browser = await launchBrowser();
try {
  mkdirSync(pictures, { recursive: true });
  await service.says(/is ready/, 240_000);
  const { page } = await windowIn(browser, { base }, { viewport: { width: 1280, height: 800 } });
  // The loader of TypeScript names functions with it, also those that run in the page.
  await page.addInitScript("globalThis.__name = (fn) => fn");
  await tour(page);
} finally {
  await browser.close();
  await service.end("SIGINT");
  room.remove();
}
