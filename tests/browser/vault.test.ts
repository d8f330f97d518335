import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { createRecord, reconcile } from "@/lib/vault";
import { pressSlash } from "../support/browser";
import { itDeep } from "../support/deep";
import { fillVault } from "../support/sample-vault";
import { serve } from "../support/serve";
import { until } from "../support/until";
import { windowOn } from "../support/window";

const served = serve();
const window = windowOn(served);

beforeAll(async () => {
  await fillVault(served.account.ctx);
});

const cell = (name: string) => window.page.getByRole("row").filter({ hasText: name });

/** The names of the list, as they stand. */
const names = () => window.page.locator("tbody tr td:first-child a").allTextContents();

describe("the list", () => {
  it("shows records with their type and status, newest change first, and counts by type", async () => {
    const { page } = window;
    await page.goto("/vault");
    const types = page.getByRole("navigation", { name: "Types" });
    await types.getByRole("link", { name: "task 3" }).waitFor();
    await types.getByRole("link", { name: "task 3" }).click();
    await page.waitForURL("**/vault?type=task");
    expect(await page.locator("tbody tr").count()).toBe(3);
    expect(await cell("Draft the plan").textContent()).toContain("todo");
    expect(await types.locator("[aria-current]").textContent()).toContain("task");
  });

  itDeep("filters by status at once, and says so when nothing is left", async () => {
    const { page } = window;
    await page.goto("/vault?type=task");
    await page.getByLabel("Status").selectOption("done");
    await page.waitForURL("**/vault?type=task&status=done");
    await cell("Book the room").waitFor();
    expect(await names()).toEqual(["Book the room"]);
    await page.getByLabel("Status").selectOption("cancelled");
    await page.getByRole("heading", { name: "No results" }).waitFor();
    await page.getByRole("link", { name: "Clear" }).click();
    await page.waitForURL("**/vault");
  });

  itDeep("sorts by what a header says, and turns round", async () => {
    const { page } = window;
    await page.goto("/vault?type=task");
    await page.getByRole("columnheader", { name: "Name" }).getByRole("link").click();
    await page.waitForURL("**sort=name");
    await page.locator("th[aria-sort=ascending]").waitFor();
    const ascending = await names();
    expect(ascending).toEqual([...ascending].sort());
    await page.getByRole("columnheader", { name: "Name" }).getByRole("link").click();
    await page.locator("th[aria-sort=descending]").waitFor();
    expect(await names()).toEqual(ascending.reverse());
  });

  itDeep("is paginated", async () => {
    for (let n = 1; n <= 55; n += 1) {
      await createRecord(served.account.ctx, { type: "event", name: `Event ${String(n).padStart(2, "0")}` });
    }
    const { page } = window;
    await page.goto("/vault?type=event&sort=name");
    await page.getByText("55 records").waitFor();
    expect((await names()).at(-1)).toBe("Event 50");
    await page.getByRole("link", { name: "Next page" }).click();
    await page.getByRole("link", { name: "First page" }).waitFor();
    expect(await names()).toEqual(["Event 51", "Event 52", "Event 53", "Event 54", "Event 55"]);
    await page.reload();
    await page.getByRole("link", { name: "Previous page" }).click();
    await page.waitForURL("**/vault?type=event&sort=name");
    await page.getByRole("link", { name: "Next page" }).click();
    await page.getByRole("link", { name: "First page" }).click();
    await page.waitForURL("**/vault?type=event&sort=name");
    expect(await page.getByRole("link", { name: "Previous page" }).count()).toBe(0);
  });

  it("is searched from anywhere with /, and shows the surroundings of what was found", async () => {
    const { page } = window;
    await page.goto("/settings/api-keys");
    await pressSlash(page);
    await page.keyboard.type("warehouse");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/vault?q=warehouse");
    await page.locator("mark").first().waitFor();
    expect((await page.locator("mark").first().textContent())?.toLowerCase()).toBe("warehouse");
    expect(await page.getByRole("searchbox").inputValue()).toBe("warehouse");
  });

  itDeep("explains its syntax below the box, and reports what it searched as text", async () => {
    const { page } = window;
    await page.goto("/vault?q=type%3Atask");
    await page.getByText("last changed first").waitFor();
    await page.getByText("Search syntax").click();
    await page.getByText("created:>2026-01-01").waitFor();
    await page.goto("/vault?q=type%3Aalien");
    await page.getByText("“type:alien” is searched as text").waitFor();
  });

  itDeep("answers a search for punctuation, and one for nothing with what to do", async () => {
    const { page } = window;
    await page.goto("/vault?q=%21%21");
    await page.getByText("No results for “!!”").waitFor();
    await page.goto("/vault?q=zzzunheardof");
    await page.getByText("Try fewer words").waitFor();
  });
});

const EDITED = "---\ntype: person\n---\nEdited.\n";

describe("a new record", () => {
  it("is linked from its text by [[ and a name, and records of one name are shown with their folders", async () => {
    const { page } = window;
    const { ctx } = served.account;
    await createRecord(ctx, { type: "event", name: "Harbour day" });
    await createRecord(ctx, { type: "note", name: "Harbour day" });
    await page.goto("/vault/new?type=note");
    const text = page.getByLabel("Text");
    const list = page.getByRole("listbox", { name: "Records" });
    await until("the page suggests", async () => {
      await text.fill("");
      await text.pressSequentially("One\nAsk [[ali");
      return list.isVisible();
    });
    await list.getByRole("option", { name: "Alice Chen" }).waitFor();
    await text.press("Enter");
    await text.pressSequentially(" about [[harbour d");
    await list.getByRole("option", { name: "Harbour day event" }).waitFor();
    expect(await list.getByRole("option").allTextContents()).toEqual(
      expect.arrayContaining(["Harbour dayevent", "Harbour daynote"]),
    );
    await text.press("Escape");
    await list.waitFor({ state: "hidden" });
    await text.press("Enter");
    expect(await text.inputValue()).toBe("One\nAsk [[person/Alice Chen]] about [[harbour d\n");

    await page.goto("/vault?q=harbour");
    await page.getByRole("row").filter({ hasText: "Harbour day" }).first().waitFor();
    const first = page.locator("tbody tr td:first-child");
    expect((await first.allTextContents()).map((each) => each.slice(0, 16)).sort()).toEqual([
      "Harbour dayevent",
      "Harbour daynote",
    ]);
  });
});

describe("a record", () => {
  it("shows its text with its links, its fields, and the records on both ends", async () => {
    const { page } = window;
    await page.goto("/vault/note/Kick-off.md");
    const text = page.getByRole("article", { name: "Text" });
    expect(await text.getByRole("link", { name: "Alice", exact: true }).first().getAttribute("href")).toBe(
      "/vault/person/Alice%20Chen.md",
    );
    expect(await text.getByText("Missing Person").first().locator("xpath=..").textContent()).toContain(
      "broken link",
    );
    expect(await text.getByRole("checkbox", { name: "Agree on the scope" }).isChecked()).toBe(true);
    expect(await text.locator("code").first().textContent()).toBe("[[not a link]]");

    const about = page.getByRole("complementary");
    expect(
      await about
        .getByRole("row", { name: /participants/ })
        .getByRole("listitem")
        .getByRole("link")
        .count(),
    ).toBe(2);
    expect(await about.getByRole("row", { name: /budget/ }).textContent()).toContain("12000");

    await text.getByRole("link", { name: "Alice", exact: true }).first().click();
    await page.waitForURL("**/vault/person/Alice%20Chen.md");
    await page.getByRole("complementary").getByRole("link", { name: "Kick-off" }).first().waitFor();
  });

  it("runs nothing that its text says, and loads nothing from elsewhere", async () => {
    await createRecord(served.account.ctx, {
      type: "note",
      name: "Hostile",
      fields: { site: "javascript:alert(1)" },
      body: [
        "<script>window.hacked = 1</script><img src=x onerror='window.hacked = 1'>",
        "[click](javascript:window.hacked=1) ![pixel](https://tracker.example/p.png)",
        "[[note/Kick-off|<b onclick=x>bold</b>]]",
      ].join("\n\n"),
    });
    const { page } = window;
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(served.service.base)) elsewhere.push(request.url());
    });
    await page.goto("/vault/note/Hostile.md", { waitUntil: "networkidle" });
    const text = page.getByRole("article", { name: "Text" });
    await text.getByText("<script>window.hacked = 1</script>").first().waitFor();
    expect(await page.evaluate(() => "hacked" in globalThis)).toBe(false);
    expect(await text.locator("img, script, b").count()).toBe(0);
    expect(await page.locator("a[href^='javascript:']").count()).toBe(0);
    expect(elsewhere).toEqual([]);
  });

  itDeep("with fields that cannot be read shows where, and the file as it is", async () => {
    const raw = "---\ntype: note\ncreated: 2026-03-04\nauthor: @alice\n---\nStill readable.\n";
    await writeFile(path.join(served.account.vaultDir, "note/At fault.md"), raw);
    await reconcile(served.account.ctx);
    const { page } = window;
    await page.goto("/vault/note/At%20fault.md");
    await page.getByText(/^Line 4, column 9: /).waitFor();
    await page.getByRole("complementary").getByText("The fields cannot be read").waitFor({ timeout: 5_000 });
    expect(await page.locator("details pre").textContent()).toBe(raw);
    await page.getByRole("article", { name: "Text" }).getByText("Still readable.").first().waitFor();
  });

  it("has its page whatever another program called its file", async () => {
    const { page } = window;
    for (const name of ["Sales #1 up 100%", "50%20 off"]) {
      await writeFile(path.join(served.account.vaultDir, `${name}.md`), "Text.\n");
      await reconcile(served.account.ctx);
      await page.goto(`/vault/${encodeURIComponent(name)}.md`);
      await page.getByRole("heading", { name, level: 1 }).waitFor({ timeout: 5_000 });
      expect(await page.title()).toContain(name);
    }
  });

  it("that is not there is a 404 with a way on", async () => {
    const { page } = window;
    for (const address of ["person/Nobody.md", "nowhere/x.md", "person/%E0%A4%A", "person/..%2F..%2Fetc"]) {
      const reply = await page.request.get(`/vault/${address}`);
      expect([address, reply.status()]).toEqual([address, address.includes("%A") ? 400 : 404]);
    }
    await page.goto("/vault/person/Nobody.md");
    await page.getByRole("link", { name: "Open the vault" }).waitFor();
  });

  itDeep("is made with a form that says what is wrong with a name", async () => {
    const { page } = window;
    await page.goto("/vault");
    await page.getByRole("link", { name: "New record" }).click();
    await page.getByLabel("Type", { exact: true }).selectOption("person");
    await page.getByLabel("Name", { exact: true }).fill("Zoe: Ng");
    await page.getByRole("textbox", { name: "Text" }).fill("Met at [[note/Kick-off]].");
    await page.getByRole("button", { name: "Create record" }).click();
    await page.getByText('Try "Zoe- Ng"').waitFor();
    expect(await page.getByLabel("Type", { exact: true }).inputValue()).toBe("person");
    await page.getByLabel("Name", { exact: true }).fill("Zoe Ng");
    await page.getByRole("button", { name: "Create record" }).click();
    await page.waitForURL("**/vault/person/Zoe%20Ng.md");
  });

  it("is deleted after saying what breaks, and not when it has changed since", async () => {
    const { page } = window;
    await page.goto("/vault/person/Bob%20Osei.md");
    await page.getByRole("link", { name: "Delete" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete “Bob Osei”?" });
    await dialog.getByText("It breaks the links of 2 other records.").waitFor();
    await writeFile(path.join(served.account.vaultDir, "person/Bob Osei.md"), EDITED);
    await dialog.getByRole("button", { name: "Delete record" }).click();
    await dialog
      .getByRole("alert")
      .filter({ hasText: /changed/ })
      .waitFor();
    await dialog.getByRole("link", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.reload();
    await page.getByRole("link", { name: "Delete" }).click();
    await dialog.getByRole("button", { name: "Delete record" }).click();
    await page.waitForURL("**/vault?deleted=*");
    expect((await page.goto("/vault/person/Bob%20Osei.md"))?.status()).toBe(404);
    await page.goBack();
    await page.getByText("Deleted person/Bob Osei.md").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.waitForURL("**/vault/person/Bob%20Osei.md");
    expect(readFileSync(path.join(served.account.vaultDir, "person/Bob Osei.md"), "utf8")).toBe(EDITED);
  });
});
