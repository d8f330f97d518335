import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { janitorSweeps } from "@/lib/janitor/tables";
import type { Window } from "../support/browser";
import { describeDeep, itDeep } from "../support/deep";
import { serve } from "../support/serve";
import type { TestAccount } from "../support/service";
import { snapshot, writeInto } from "../support/vault";
import { closeWindow, openWindow } from "../support/window";

const served = serve({ worker: true });
let account: TestAccount;
let window: Window;

beforeEach(async () => {
  account = await served.service.account();
  window = await openWindow(served.service, { as: account });
});
afterEach(() => closeWindow(window));

const BODY = "A body that is long enough to be no stub at all, is it not?\n";
const record = (fields: string, body = BODY) => `---\n${fields}\n---\n${body}`;
const head = (type: string, name: string) => `type: ${type}\nname: ${name}\ncreated: 2026-01-02`;
const write = (path: string, text: string) => writeInto(account.vaultDir, path, text);
const read = (path: string) => snapshot(account.vaultDir)[path];

const CALL = record(`${head("task", "Call")}\nstatus: Done\ntags: phone`);
const LINKS = record(head("note", "Links"), "[[person/Alise Chen]] and [[task/Call]] stand in this text.\n");

const fill = () => {
  write("task/Call.md", CALL);
  write("task/Odd.md", record(`${head("task", "Odd")}\nstatus: strange`));
  write("note/Links.md", LINKS);
  write("person/Alice Chen.md", record(head("person", "Alice Chen")));
};

const scanned = async () => {
  fill();
  await account.api.ok("janitorScan", {});
};

const issue = (text: string) =>
  window.page.getByRole("list", { name: "Issues" }).locator("> li").filter({ hasText: text });
const status = (text: string | RegExp) => window.page.getByRole("status").getByText(text);
const focused = () => window.page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

describe("the janitor's page", () => {
  it("starts empty, scans on demand, and then lists the issues", async () => {
    const { page } = window;
    fill();
    await page.goto("/vault");
    await page.getByRole("link", { name: "Janitor" }).click();
    await page.getByRole("heading", { name: "No scan yet" }).waitFor();
    await page.getByRole("button", { name: "Scan now" }).click();
    await issue("person/Alise Chen").waitFor({ timeout: 30_000 });
    expect(await issue("person/Alise Chen").getByText("critical").count()).toBe(1);
    expect(await page.getByRole("img", { name: /Bar chart: \d+ open issues/ }).count()).toBe(1);
    // One scan is no development.
    expect(await page.getByRole("img", { name: /the last of 1 scan/ }).count()).toBe(0);
  });

  itDeep("filters by severity, code, type and path, in the address", async () => {
    const { page } = window;
    await scanned();
    await page.goto("/janitor");
    await page.getByLabel("Severity").selectOption("warning");
    await page.waitForURL("**severity=warning**");
    await issue("no status").first().waitFor();
    expect(await issue("Alise").count()).toBe(0);
    await page.getByLabel("Path contains").fill("odd");
    await page.keyboard.press("Enter");
    await page.waitForURL("**path=odd**");
    await issue("task/Odd.md").waitFor();
    expect(await issue("task/Call.md").count()).toBe(0);
    await page.getByRole("link", { name: "Clear filters" }).click();
    await issue("Alise").waitFor();
    await page.goto("/janitor?code=NONE");
    await page.getByText("must be one of FM001").waitFor();
  });

  itDeep("shows a fix as a comparison, makes it, and takes it back", async () => {
    const { page } = window;
    await scanned();
    await page.goto("/janitor?code=FM003&path=Call");
    const preview = page.getByRole("button", { name: "Preview FM003 in task/Call.md" });
    await preview.press("Enter");
    await page.getByRole("button", { name: "Close" }).press("Enter");
    await expect.poll(() => preview.evaluate((button) => button === document.activeElement)).toBe(true);
    await preview.press("Enter");
    const changes = page.getByRole("region", { name: "Changes of task/Call.md" });
    expect(await changes.innerText()).toMatch(/−\s*removed:\s*status: Done[\s\S]*\+\s*added:\s*status: done/);
    expect(read("task/Call.md")).toBe(CALL);
    await page.getByRole("button", { name: "Close" }).press("Enter");
    await expect.poll(focused).toBe("Preview FM003 in task/Call.md");
    await page.getByRole("button", { name: "Fix FM003 in task/Call.md" }).press("Enter");
    await status(/^Fixed/).waitFor();
    expect(read("task/Call.md")).toBe(CALL.replace("Done", "done"));
    await page.getByRole("link", { name: "History" }).click();
    await page.getByRole("button", { name: "Revert FM003 in task/Call.md" }).click();
    await status("Reverted 1 fix in 1 file.").waitFor();
    expect(read("task/Call.md")).toBe(CALL);
    // The fix, and the run with no other.
    await expect.poll(() => page.getByText("Reverted", { exact: true }).count()).toBe(2);
  });

  it("fixes all safe issues after showing how many there are, and reverts the fix", async () => {
    const { page } = window;
    await scanned();
    await page.goto("/janitor");
    await page.getByRole("button", { name: "Fix all safe issues (2)" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("This fixes 2 issues in 1 file").waitFor();
    const changes = dialog.getByRole("region", { name: "Changes", exact: true });
    await changes.getByText("task/Call.md").waitFor();
    expect(await changes.innerText()).toMatch(/removed:\s*status: Done[\s\S]*added:\s*status: done/);
    await dialog.getByRole("button", { name: "Fix 2 issues" }).click();
    await page.getByText(/2 issues fixed, \d+ open/).waitFor({ timeout: 30_000 });
    expect(read("task/Call.md")).toContain("status: done\ntags:\n  - phone");
    await page.goto("/janitor/history");
    await page.getByRole("button", { name: /^Revert the fixes of/ }).click();
    // The cell of the button is right-aligned.
    expect(await dialog.evaluate((element) => getComputedStyle(element).textAlign)).toBe("start");
    await dialog.getByRole("button", { name: "Revert fixes" }).click();
    await status("Reverted 2 fixes in 1 file.").waitFor();
    expect(read("task/Call.md")).toBe(CALL);
    await page.getByRole("button", { name: /^Revert the fixes of/ }).waitFor({ state: "hidden" });
  });

  it("links to records only, since other files have no page", async () => {
    const { page } = window;
    write("person/Old.MD", CALL);
    await scanned();
    await page.goto("/janitor?view=all");
    await issue("person/Old.MD").waitFor();
    expect(await issue("person/Old.MD").getByRole("link", { name: "person/Old.MD" }).count()).toBe(0);
    await issue("task/Odd.md").getByRole("link", { name: "task/Odd.md" }).first().waitFor();
  });

  it("links to no record that is gone since the scan or the fix", async () => {
    const { page } = window;
    write("person/north/Alice Chen.md", record(head("person", "Alice Chen")));
    await scanned();
    await account.api.ok("janitorFix", { codes: ["FM004"] });
    const gone = ["person/north/Alice Chen.md", "task/Call.md"];
    for (const path of gone) await account.api.ok("deleteRecord", { path });
    await page.goto("/janitor?view=all&code=DUP001");
    const compared = page.getByRole("list", { name: "Records to compare" }).first();
    await compared.getByRole("link", { name: "person/Alice Chen.md" }).waitFor();
    expect(await compared.getByRole("link", { name: "person/north/Alice Chen.md" }).count()).toBe(0);
    await compared.getByText("person/north/Alice Chen.md").waitFor();
    await page.goto("/janitor/history");
    await page.getByRole("row", { name: /task\/Call\.md/ }).waitFor();
    expect(await page.getByRole("link", { name: "task/Call.md" }).count()).toBe(0);
  });

  itDeep("fixes what is selected, after showing what changes", async () => {
    const { page } = window;
    fill();
    for (const n of [1, 2, 3, 4]) write(`task/T${n}.md`, record(`${head("task", `T${n}`)}\nstatus: Done`));
    await account.api.ok("janitorScan", {});
    await page.goto("/janitor?code=FM003");
    const [list, charts] = [page.getByRole("list", { name: "Issues" }), page.getByLabel("Charts")];
    expect((await list.boundingBox())?.y).toBeLessThan((await charts.boundingBox())?.y ?? 0);
    const bar = page.getByRole("toolbar", { name: "Selected issues" });
    await page.getByRole("checkbox", { name: "Select all on this page" }).check();
    await bar.getByText("5 safe issues selected").waitFor();
    await bar.getByRole("button", { name: "Fix selected (5)" }).click();
    const dialog = page.getByRole("dialog");
    const changes = dialog.getByRole("region", { name: "Changes", exact: true });
    await changes.getByText("And 2 more files.").waitFor();
    expect(await changes.innerText()).toMatch(/removed:\s*status: Done[\s\S]*added:\s*status: done/);
    expect(read("task/Call.md")).toBe(CALL);
    await dialog.getByRole("button", { name: "Fix 5 issues" }).click();
    await status("Fixed 5 issues.").waitFor();
    expect(read("task/Call.md")).toBe(CALL.replace("Done", "done"));
    expect(read("task/T4.md")).toContain("status: done");
    expect(read("task/Odd.md")).toContain("status: strange");
    await bar.waitFor({ state: "hidden" });
  });

  itDeep("selects single issues by keyboard, and fixes no other", async () => {
    const { page } = window;
    await scanned();
    await page.goto("/janitor?view=all&path=Call");
    await issue("FM004").getByRole("checkbox").focus();
    await page.keyboard.press("x");
    await page.getByRole("button", { name: "Fix selected (1)" }).press("Enter");
    await page.getByRole("dialog").getByText("tags:").first().waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Fix 1 issue" }).press("Enter");
    await status("Fixed 1 issue.").waitFor();
    expect(read("task/Call.md")).toContain("status: Done\ntags:\n  - phone");
  });

  itDeep("says why a fix cannot be reverted", async () => {
    const { page } = window;
    await scanned();
    await account.api.ok("janitorFix", { codes: ["FM003"] });
    write("task/Call.md", CALL.replace("Call", "Called"));
    await page.goto("/janitor/history");
    await page.getByRole("button", { name: "Revert FM003 in task/Call.md" }).click();
    await page.getByRole("alert").getByText("task/Call.md has changed since").waitFor();
  });

  itDeep("does what the user picks of the offers, after showing it", async () => {
    const { page } = window;
    await scanned();
    await page.goto("/janitor?code=LINK001");
    await page.getByRole("button", { name: "Link to person/Alice Chen, LINK001" }).click();
    const panel = page.getByRole("region", { name: "Link to person/Alice Chen: changes" });
    await panel.getByText("[[person/Alice Chen]] and").waitFor();
    expect(read("note/Links.md")).toBe(LINKS);
    await panel.getByRole("button", { name: "Link to person/Alice Chen" }).click();
    await status("Pointed the link in note/Links.md to person/Alice Chen.md.").waitFor();
    expect(read("note/Links.md")).toBe(LINKS.replace("Alise", "Alice"));
    await page.goto("/janitor/history");
    await page.getByRole("button", { name: "Revert LINK001 in note/Links.md" }).waitFor();
  });

  itDeep("hides ignored issues until they are no longer ignored", async () => {
    const { page } = window;
    await scanned();
    await page.goto("/janitor?path=Odd&code=FM003");
    await page.getByRole("button", { name: "Ignore FM003 in task/Odd.md" }).click();
    await page.getByRole("button", { name: "Cancel", exact: true }).press("Enter");
    await expect.poll(focused).toBe("Ignore FM003 in task/Odd.md");
    await page.getByRole("button", { name: "Ignore FM003 in task/Odd.md" }).press("Enter");
    await page.getByLabel("Reason (optional)").fill("Strange on purpose");
    await page.getByRole("button", { name: "Ignore", exact: true }).click();
    await status("Ignoring FM003 in task/Odd.md.").waitFor();
    await page.getByRole("heading", { name: "No issues match these filters" }).waitFor();
    await page.goto("/janitor/settings");
    await page.getByRole("cell", { name: "Strange on purpose" }).waitFor();
    await page.getByRole("button", { name: "Stop ignoring FM003 in task/Odd.md" }).click();
    await status("No longer ignoring FM003 in task/Odd.md.").waitFor();
    await page.getByRole("heading", { name: "No ignored issues" }).waitFor();
  });

  itDeep("maps a status in all records by one choice, and takes that back as one", async () => {
    const { page } = window;
    const texts = [1, 2, 3].map((n) => record(`${head("task", `T${n}`)}\nstatus: parked`));
    for (const [n, text] of texts.entries()) write(`task/T${n}.md`, text);
    await account.api.ok("janitorScan", {});
    await page.goto("/janitor?code=FM003");
    await issue("Show 3 issues in 3 files").waitFor();
    await page
      .getByRole("button", {
        name: 'Set status to blocked everywhere: FM003, A task has no status "parked".',
      })
      .click();
    await page.getByRole("dialog").getByText("This changes 3 issues in 3 files").waitFor();
    await page.getByRole("dialog").getByText("status: blocked").first().waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Change 3 issues" }).click();
    await status("Fixed 3 issues.").waitFor();
    expect(read("task/T1.md")).toBe(texts[1]?.replace("parked", "blocked"));
    await page.getByRole("button", { name: /^Revert the fixes of/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Revert fixes" }).click();
    await status("Reverted 3 fixes in 3 files.").waitFor();
    expect([0, 1, 2].map((n) => read(`task/T${n}.md`))).toEqual(texts);
  });

  itDeep("accepts a status, ignores a cause, and lists both until they are removed", async () => {
    const { page } = window;
    for (const n of [1, 2])
      write(`task/T${n}.md`, record(`${head("task", `T${n}`)}\nstatus: parked`, `[[Nowhere]] ${BODY}`));
    await account.api.ok("janitorScan", {});
    await page.goto("/janitor");
    await page.getByRole("button", { name: /^Accept the status: FM003/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Accept status" }).click();
    await status("Accepted parked as a status of task.").waitFor();
    await page
      .getByRole("button", { name: 'Ignore everywhere: LINK001, The link to "Nowhere" is broken.' })
      .click();
    await page.getByLabel("Reason (optional)").fill("Not yet written");
    await page.getByRole("dialog").getByRole("button", { name: "Ignore 2 issues" }).click();
    await status('Ignoring LINK001: The link to "Nowhere" is broken.').waitFor();
    await page.goto("/janitor/settings");
    await page.getByText("Not yet written").waitFor();
    await page.getByRole("button", { name: "Stop accepting parked of task" }).click();
    await status("No longer accepting parked as a status of task.").waitFor();
    await page
      .getByRole("button", { name: 'Stop ignoring LINK001: The link to "Nowhere" is broken.' })
      .click();
    await status('No longer ignoring LINK001: The link to "Nowhere" is broken.').waitFor();
    expect(await account.api.ok("janitorIgnored", {})).toEqual({ ignored: [], groups: [] });
  });

  itDeep("turns on the nightly fix, and changes only that schedule's input", async () => {
    const { page } = window;
    await page.goto("/janitor/settings");
    await page.getByLabel("Fix safe issues every night").check();
    await page.getByRole("button", { name: "Save" }).click();
    await status("Settings saved.").waitFor();
    const sweep = await account.api.ok("describeSchedule", { scheduleId: "janitor-sweep" });
    expect(sweep).toMatchObject({ spec: { cron: "0 3 * * *" }, action: { input: { fix: true } } });
    expect(await account.api.ok("janitorSettings", {})).toEqual({
      report_body_links: false,
      relate_body_links: false,
      accepted_statuses: {},
    });
    await page.reload();
    expect(await page.getByLabel("Fix safe issues every night").isChecked()).toBe(true);
  });
});

describeDeep("the charts", () => {
  const DAY = 86_400_000;
  const sweeps = (count: number) =>
    Array.from({ length: count }, (_, n) => {
      const at = new Date(Date.UTC(2026, 0, 1) + n * DAY);
      const counts = { byCode: { FM003: 10 + n }, bySeverity: { warning: 10 + n } };
      return {
        accountId: account.id,
        sweepId: crypto.randomUUID(),
        isFix: false,
        startedAt: at,
        finishedAt: at,
        filesScanned: 2_000,
        issuesFound: 10 + n,
        issuesFixed: n % 2,
        ...counts,
      };
    });
  const keep = (count: number) => account.ctx.db.tx((tx) => tx.insert(janitorSweeps).values(sweeps(count)));

  it("show exact values on hover, and the same as a table and as CSV", async () => {
    const { page } = window;
    await keep(3);
    await page.goto("/janitor");
    const titles = await page.locator("svg title").allTextContents();
    expect(titles).toContain("2026-01-02 00:00:00 UTC, scan: 11 found, 1 fixed");
    expect(titles).toContain("2026-01-03 00:00:00 UTC, scan: 12 open issues: 0 critical, 12 warning, 0 info");
    await page.getByRole("img", { name: "6 open issues per 1,000 records, up by 1 in 3 scans" }).waitFor();
    await page.getByText("Show scans as a table").click();
    const row = page.getByRole("row", { name: /2026-01-02 00:00:00 UTC/ });
    expect((await row.getByRole("cell").allTextContents()).slice(1)).toEqual(["2,000", "11", "1", "10", "5"]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "CSV of Scans and fixes" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("sweeps.csv");
    const csv = await (await page.request.get("/janitor/csv?of=sweeps&limit=1")).text();
    expect(csv).toMatch(
      /^time,kind,sweep_id,.*\r\n2026-01-03T00:00:00.000Z,scan,[-0-9a-f]{36},2000,12,0,0,6.000,/,
    );
    expect((await page.request.get("/janitor/csv?of=sweeps&limit=0")).status()).toBe(400);
    expect((await fetch(`${served.service.base}/janitor/csv?of=open`)).status).toBe(401);
  });

  it("show a thousand scans, each with its values", async () => {
    const { page } = window;
    await keep(1_000);
    await page.goto("/janitor?span=1000");
    const titles = (await page.locator("svg title").allTextContents()).join("\n");
    expect(titles.match(/ found, /g)).toHaveLength(1_000);
    expect(await page.locator("table tbody tr").count()).toBe(1_000);
  });
});
