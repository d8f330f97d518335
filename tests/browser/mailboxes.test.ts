import { afterAll, beforeAll, expect, it } from "vitest";
import { itDeep } from "../support/deep";
import { type ImapServer, startImap } from "../support/imap";
import { isDeep } from "../support/property";
import { serve } from "../support/serve";
import { windowOn } from "../support/window";

const PAGE = "/settings/mailboxes";
const served = serve({ worker: true });
const window = windowOn(served);
let imap: ImapServer;

beforeAll(async () => {
  imap = await startImap();
});
afterAll(async () => {
  await imap.close();
});

it("is added, shows why it fails, is corrected, pulled and deleted", async () => {
  const { page } = window;
  const { host, port, username, password } = imap.settings;
  imap.deliver("Offer of the weaver");
  await page.goto(PAGE);
  await page.getByRole("heading", { name: "No mailboxes yet" }).waitFor();
  await page.getByRole("link", { name: "Add mailbox" }).click();
  await page.getByLabel("IMAP server").fill(host);
  await page.getByLabel("Port").fill(String(port));
  await page.getByLabel("Encryption").selectOption("none");
  await page.getByLabel("User name").fill(username);
  await page.getByLabel("Password", { exact: true }).fill("wrong");
  const target = page.getByLabel("Move to");
  await target.waitFor({ state: "hidden" });
  await page.getByLabel("After pulling").selectOption("move");
  await target.waitFor();
  await page.getByLabel("After pulling").selectOption("leave");
  await page.getByLabel("Include existing messages").check();
  await page.getByRole("button", { name: "Add mailbox" }).click();
  const row = page.getByRole("row", { name: new RegExp(username) });
  await row.getByText("most providers want an app password").waitFor();

  await page.getByRole("link", { name: username }).click();
  await page.getByRole("heading", { level: 1, name: username }).waitFor();
  await page.getByLabel("Password", { exact: true }).fill(password);
  const release = imap.hold();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Pulling…").waitFor();
  await page.getByText("After this one").waitFor();
  release();
  await page.getByText("Connected").waitFor();
  await page.getByText("1 message", { exact: true }).waitFor();
  // Both are tried over the API, too.
  if (isDeep()) {
    await page.getByRole("button", { name: `Test the mailbox of ${username}` }).click();
    await page.getByText("Signed in: the folder has 1 message.").first().waitFor();

    imap.deliver("Second offer");
    await page.getByRole("button", { name: `Pull the mailbox of ${username} now` }).click();
    await page.getByText("1 message in the inbox.").first().waitFor();
    await page.getByText("2 messages", { exact: true }).waitFor();
  }

  await page.getByRole("link", { name: "Delete", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete mailbox" }).click();
  await page.getByRole("heading", { name: "No mailboxes yet" }).waitFor();
  expect(await page.content()).not.toContain(password);
});

itDeep("says what is wrong with a setting, and keeps what was typed", async () => {
  const { page } = window;
  await page.goto(`${PAGE}/new`);
  await page.getByLabel("IMAP server").fill("imap.example.org:993");
  await page.getByLabel("User name").fill("alice");
  await page.getByLabel("Password", { exact: true }).fill("secret");
  await page.getByRole("button", { name: "Add mailbox" }).click();
  await page.locator("#host-error", { hasText: "without a port" }).waitFor();
  expect(await page.getByLabel("IMAP server").inputValue()).toBe("imap.example.org:993");
  expect(await served.api.ok("listMailboxes", {})).toEqual({ mailboxes: [] });
});
