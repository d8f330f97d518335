import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { launchBrowser } from "./support/browser";

const base = process.argv[2] ?? "";
const browser = await launchBrowser();
const ctx = await browser.newContext({ baseURL: base });
const page = await ctx.newPage();
page.setDefaultTimeout(300000);
await page.goto("/");
await page.screenshot({ path: "/tmp/pg/shots/firstrun.png" });
await page.getByLabel("Your name").fill("Ada Lovelace");
await page.getByLabel("E-mail").fill("ada@example.org");
await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
await page.getByLabel("Confirm password").fill("correct horse battery");
await page.getByRole("button", { name: "Create account" }).click();
await page.waitForURL("**/vault");
await page.screenshot({ path: "/tmp/pg/shots/emptyvault.png" });
await page.goto("/inbox");
const NOTES = [
  "distiller/25-migration-plan.md",
  "distiller/09-api-gateway-incident.md",
  "distiller/01-storage-engine-review.md",
  "distiller/15-warehouse-walk-through.md",
  "curator/m07-sales-call.txt",
  "curator/m01-sprint-review.md",
  "curator/e01-quote.eml",
  "curator/t01-launch-list.md",
];
for (const n of NOTES) {
  await page
    .getByLabel("Choose files")
    .setInputFiles([
      {
        name: n.replace(/^\w+\/\w+-/, ""),
        mimeType: "text/plain",
        buffer: await readFile(join("tests/corpus", n)),
      },
    ]);
}
await page.waitForTimeout(8000);
await page.screenshot({ path: "/tmp/pg/shots/inboxnow.png" });
for (const [path, name] of [
  ["/janitor", "Scan now"],
  ["/knowledge", "Run now"],
  ["/knowledge/clusters", "Run now"],
  ["/settings/backups", "Back up now"],
] as const) {
  await page.goto(path);
  await page.getByRole("button", { name, exact: true }).first().click();
  await page
    .getByText(/started|Already running/)
    .first()
    .waitFor({ timeout: 60000 })
    .catch((e) => console.log(path, String(e).slice(0, 100)));
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/pg/shots/toast${path.replaceAll("/", "-")}.png` });
}
await browser.close();
