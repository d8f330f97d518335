import { launchBrowser } from "./support/browser";

const base = process.argv[2] ?? "";
const only = process.argv[3]?.split(",");
const PAGES: Record<string, string> = {
  vault: "/vault",
  search: "/vault?q=alice",
  record: "/vault/RECORD",
  new: "/vault/new",
  inbox: "/inbox",
  workers: "/workers",
  janitor: "/janitor",
  jhistory: "/janitor/history",
  jsettings: "/janitor/settings",
  workflows: "/workflows",
  badfilter: "/workflows?query=x",
  run: "/workflows/RUN",
  schedules: "/workflows/schedules",
  schedule: "/workflows/schedules/janitor-sweep",
  newschedule: "/workflows/schedules/new",
  knowledge: "/knowledge",
  clusters: "/knowledge/clusters",
  map: "/knowledge/map",
  routing: "/knowledge/learning",
  credentials: "/gateway/credentials",
  setkey: "/gateway/credentials?set=ROUTER_API_KEY",
  agents: "/gateway/agents",
  agent: "/gateway/agents/vault-curator",
  keys: "/settings/api-keys",
  devices: "/settings/devices",
  backups: "/settings/backups",
  audit: "/settings/audit",
  nope: "/vault/person/Nobody.md",
};
const browser = await launchBrowser();
for (const [w, h, scheme] of [
  [1280, 900, "light"],
  [390, 844, "dark"],
] as const) {
  const ctx = await browser.newContext({
    baseURL: base,
    viewport: { width: w, height: h },
    colorScheme: scheme,
  });
  const page = await ctx.newPage();
  page.setDefaultTimeout(30000);
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill("ada@example.org");
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/vault");
  await page.goto("/vault?type=note");
  const rec = await page
    .locator("tbody a")
    .first()
    .getAttribute("href")
    .catch(() => null);
  await page.goto("/workflows");
  const run = await page
    .locator("tbody a")
    .first()
    .getAttribute("href")
    .catch(() => null);
  for (const [name, path] of Object.entries(PAGES)) {
    if (only && !only.includes(name)) continue;
    const target = path.includes("RECORD") ? rec : path.includes("RUN") ? run : path;
    if (!target) continue;
    try {
      await page.goto(target);
      await page.waitForTimeout(250);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (wide > 0) console.log("OVERFLOW", w, name, wide);
      await page.screenshot({ path: `/tmp/pg/shots/${name}-${w}.png`, fullPage: false });
    } catch (e) {
      console.log("FAIL", name, String(e).slice(0, 200));
    }
  }
  await ctx.close();
}
await browser.close();
