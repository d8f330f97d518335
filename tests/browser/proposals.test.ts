import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { itDeep } from "../support/deep";
import { serve } from "../support/serve";
import { until } from "../support/until";
import { windowOn } from "../support/window";

const NOTE = `# Lunch

Attendees: Alice Chen, Bob Martin

Alice had lunch with Brentola about the tender. Bob had lunch with Velmora about the lease.

Bob will probably fold the old letters. Alice offered to count the chairs.

Alice bought the tickets in Perth.
`;

const served = serve({ worker: true });
const window = windowOn(served);

beforeAll(async () => {
  await served.api.ok("addToInbox", { filename: "Lunch.md", content: NOTE });
  await served.api.ok("processInbox", {});
});

const has = (path: string) => existsSync(join(served.account.vaultDir, path));
const proposal = (name: string) => window.page.getByRole("listitem", { name, exact: true });

/** Opens the proposals: a page listens for keys a moment after it is shown. */
async function open(): Promise<void> {
  const { page } = window;
  await page.goto("/inbox/proposals");
  const first = page.locator("[data-proposal]").first();
  await first.focus();
  await until("an arrow moves the focus", async () => {
    await page.keyboard.press("ArrowDown");
    return !(await first.evaluate((row) => row === document.activeElement));
  });
}

const otherHasFocus = () =>
  until("another proposal has the focus", () =>
    window.page.evaluate(() => document.activeElement?.hasAttribute("data-proposal") ?? false),
  );

const hasFocus = (name: string) =>
  until(`${name} has the focus`, () =>
    proposal(name).evaluate((row) => row === document.activeElement, undefined, { timeout: 5_000 }),
  );

it("links from a file to its pending proposals, each with its evidence", async () => {
  const { page } = window;
  await page.goto("/inbox");
  await page
    .getByRole("row")
    .filter({ hasText: "Lunch.md" })
    .getByRole("link", { name: "4 proposals" })
    .click();
  await page.getByRole("heading", { level: 1, name: "Proposals" }).waitFor();
  const quote = proposal("org: Brentola").locator("blockquote");
  expect(await quote.textContent()).toBe("Alice had lunch with Brentola about the tender.");
  expect(await quote.locator("mark").allTextContents()).toEqual(["Brentola"]);
  expect(await proposal("task: Count the chairs").getByText("Alice Chen", { exact: true }).isVisible()).toBe(
    true,
  );
});

itDeep("folds less likely proposals", async () => {
  const { page } = window;
  await open();
  const perth = proposal("location: Perth");
  expect(await perth.isVisible()).toBe(false);
  await page.getByText(/^\d+ less likely$/).click();
  await page.locator("[data-proposal]:visible").first().focus();
  for (let row = 0; row < 4; row++) await page.keyboard.press("ArrowDown");
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe("location: Perth");
});

itDeep("moves into the list by a key from wherever the focus is", async () => {
  const { page } = window;
  await open();
  await page.getByRole("link", { name: "Files", exact: true }).focus();
  await page.keyboard.press("j");
  const first = page.locator("[data-proposal]").first();
  expect(await first.evaluate((row) => row === document.activeElement)).toBe(true);
});

it("corrects the owner of a task, with people of the vault as suggestions", async () => {
  const { page } = window;
  await open();
  const letters = proposal("task: Fold the old letters");
  await letters.focus();
  await page.keyboard.press("c");
  const owner = letters.getByLabel("Owner");
  expect(await owner.inputValue()).toBe("Bob Martin");
  const people = page.locator("datalist#people option");
  expect(
    await people.evaluateAll((options) => options.map((option) => option.getAttribute("value"))),
  ).toContain("Alice Chen");
  await owner.fill("Alice Chen");
  await page.keyboard.press("Enter");
  await letters.waitFor({ state: "detached" });
  const { frontmatter } = await served.api.ok("readRecord", { path: "task/Fold the old letters.md" });
  expect(frontmatter.owner).toBe("[[person/Alice Chen]]");
});

it("accepts, discards and corrects by one key, and passes on to the next", async () => {
  const { page } = window;
  await open();
  await proposal("org: Brentola").focus();
  await page.keyboard.press("d");
  await proposal("org: Brentola").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await hasFocus("org: Brentola");
  await page.keyboard.press("d");
  await proposal("org: Brentola").waitFor({ state: "detached" });
  await page.keyboard.press("z");
  await hasFocus("org: Brentola");
  await page.keyboard.press("d");
  await proposal("org: Brentola").waitFor({ state: "detached" });
  expect(has("org/Brentola.md")).toBe(false);
  await otherHasFocus();

  await proposal("task: Count the chairs").focus();
  await page.keyboard.press("a");
  await proposal("task: Count the chairs").waitFor({ state: "detached" });
  expect(has("task/Count the chairs.md")).toBe(true);
  await otherHasFocus();
  const opened = await page.getByRole("link", { name: "Open record" }).getAttribute("href");
  expect(opened).toBe("/vault/task/Count%20the%20chairs.md");
  await page.keyboard.press("z");
  await hasFocus("task: Count the chairs");
  expect(has("task/Count the chairs.md")).toBe(false);
  await page.keyboard.press("a");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("The task Count the chairs is proposed again.").waitFor();
  expect(has("task/Count the chairs.md")).toBe(false);
  await hasFocus("task: Count the chairs");
  await page.keyboard.press("a");
  await proposal("task: Count the chairs").waitFor({ state: "detached" });

  await proposal("org: Velmora").focus();
  await page.keyboard.press("c");
  await proposal("org: Velmora").getByLabel("Name").fill("Velmora Group");
  await page.keyboard.press("Escape");
  const correct = proposal("org: Velmora").getByRole("button", { name: "Correct Velmora" });
  await expect.poll(() => correct.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("c");
  expect(await proposal("org: Velmora").getByLabel("Name").inputValue()).toBe("Velmora Group");
  await page.keyboard.press("Enter");
  await proposal("org: Velmora").waitFor({ state: "detached" });
  expect(has("org/Velmora Group.md")).toBe(true);
});

itDeep("accepts or discards all of a file by one key", async () => {
  const { page } = window;
  const files = {
    Supper: "Alice will probably wash the plates.",
    Dinner:
      "Alice had dinner with Zentrivo about it.\n\nAlice will probably paint the door.\n\nAlice bought the candles in Oslo.",
  };
  for (const [name, text] of Object.entries(files)) {
    const content = `# ${name}\n\nAttendees: Alice Chen\n\n${text}\n`;
    await served.api.ok("addToInbox", { filename: `${name}.md`, content });
    await served.api.ok("processInbox", {});
  }
  await open();
  const dinner = page.getByRole("list", { name: "Proposals of Dinner.md", exact: true });
  const supper = page.getByRole("list", { name: "Proposals of Supper.md", exact: true });
  const guesses = page.getByRole("region", { name: "Less likely proposals of Dinner.md" });
  await guesses.getByRole("button", { name: "Discard the less likely of Dinner.md" }).click();
  await guesses.waitFor({ state: "detached" });
  expect(await proposal("task: Paint the door").isVisible()).toBe(true);
  await dinner.getByRole("listitem").last().focus();
  await page.keyboard.press("ArrowDown");
  expect(
    await supper
      .getByRole("listitem")
      .first()
      .evaluate((row) => row === document.activeElement),
  ).toBe(true);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Shift+D");
  await page.getByRole("dialog").getByRole("button", { name: "Discard all" }).click();
  await dinner.waitFor({ state: "detached" });
  expect(has("task/Paint the door.md")).toBe(false);
  await page.keyboard.press("z");
  await dinner.waitFor();
  await otherHasFocus();
  await dinner.getByRole("listitem").first().focus();
  await page.keyboard.press("Shift+D");
  await page.getByRole("dialog").getByRole("button", { name: "Discard all" }).click();
  await dinner.waitFor({ state: "detached" });

  await supper.getByRole("listitem").first().focus();
  await page.keyboard.press("Shift+A");
  expect(has("task/Wash the plates.md")).toBe(false);
  await page
    .getByRole("dialog", { name: /^Accept \d+ proposals?\?$/ })
    .getByRole("button", { name: /^Accept \d/ })
    .click();
  await page.getByText(/Accepted \d+ proposals?\./).waitFor();
  await page.getByRole("heading", { name: "Nothing to review" }).waitFor();
  expect(has("task/Wash the plates.md")).toBe(true);
  expect(has("location/Perth.md")).toBe(false);
  await page.keyboard.press("z");
  await supper.waitFor();
  expect(has("task/Wash the plates.md")).toBe(false);
  await supper.getByRole("listitem").first().focus();
  await page.keyboard.press("Shift+A");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Accept \d/ })
    .click();
  await page.getByRole("heading", { name: "Nothing to review" }).waitFor();

  await page.getByText(/less likely proposals? of \d/).click();
  const perth = proposal("location: Perth");
  await perth.focus();
  await page.keyboard.press("a");
  await perth.waitFor({ state: "detached" });
  expect(has("location/Perth.md")).toBe(true);
});

itDeep("undoes a file from the inbox", async () => {
  const { page } = window;
  await page.goto("/inbox");
  await page.getByRole("button", { name: "Undo Lunch.md" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
  await page.getByRole("row").filter({ hasText: "Lunch.md" }).getByText("on hold").waitFor();
  expect(has("note/Lunch.md")).toBe(false);
  expect(has("inbox/Lunch.md")).toBe(true);
});

itDeep("keeps the setting", async () => {
  const { page } = window;
  await page.goto("/inbox/proposals");
  await page.getByLabel("Pending review").selectOption("all");
  await page.getByRole("button", { name: "Save" }).click();
  await until(
    "the setting is stored",
    async () => (await served.api.ok("curatorSettings", {})).review === "all",
  );
});
