import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Window } from "../support/browser";
import { itDeep } from "../support/deep";
import { type FullAccount, fillAccount } from "../support/full-account";
import { inspect } from "../support/inspect";
import { isDeep } from "../support/property";
import { serve } from "../support/serve";
import { closeWindow, openWindow } from "../support/window";

/** Every part of ours is in /components. */
const CLOSELY = new Set<unknown>(["/vault/note/Kick-off.md"]);

/** Pages of which nothing is to be seen at first. */
const EMPTY = [
  "/home",
  "/vault",
  "/vault/tasks",
  "/inbox/proposals",
  "/knowledge/clusters",
  "/knowledge/map",
  "/janitor/history",
  "/workflows",
  "/gateway/credentials",
  "/gateway/agents",
];

/** Those that begin empty in the tests of what they do, or are the same later. */
const EMPTY_ELSEWHERE = [
  "/inbox",
  "/knowledge",
  "/knowledge/learning",
  "/janitor",
  "/janitor/settings",
  "/workers",
  "/settings/api-keys",
  "/settings/reference",
  "/settings/assistants",
  "/settings/webhooks",
  "/settings/mailboxes",
  "/settings/backups",
  "/settings/devices",
  "/settings/vault",
  "/settings/vault/opening",
  "/settings/vault/detach",
  "/settings/vault/directory",
];

/** An address, and what opens the part of the page that is inspected. */
type Visit = [path: string | ((at: FullAccount) => string), ready?: (page: Page) => Promise<unknown>];

/** Answered with 404, so that a script draws it. */
const NO_RECORD = "/vault/person/Nobody.md";

/** Pages of the same parts as those that are inspected, states of them, and dialogs of their kinds. */
const FURTHER: Visit[] = [
  ["/janitor/settings"],
  ["/inbox"],
  ["/workers"],
  ["/settings/api-keys"],
  ["/vault?view=table&columns=type,status,owner,participants,modified", selectRecords],
  ["/inbox/proposals"],
  ["/knowledge"],
  ["/workflows"],
  ["/gateway/credentials"],
  ["/knowledge/map"],
  ["/janitor/history", (page) => page.getByText("Show edits").first().click()],
  ["/gateway/agents"],
  ["/settings/audit"],
  ["/settings/backups"],
  ["/settings/devices"],
  ["/workflows/schedules/new"],
  ["/settings/account"],
  ["/vault?q=warehouse"],
  ["/vault/graph?record=person%2FAlice%20Chen.md", (page) => settled(page)],
  ["/vault/note/Kick-off.md?dialog=add-field"],
  ["/vault/person/Alice%20Chen.md?dialog=move"],
  ["/knowledge/learning"],
  ["/knowledge/clusters"],
  ["/janitor?code=FM003", openFixOfSelected],
  ["/workflows/curator-running?end=cancel"],
  ["/workflows/schedules"],
  [({ oldRunId }) => `/workflows/compare?one=${oldRunId}&other=${oldRunId}`],
  ["/workflows/schedules/yearly"],
  ["/gateway/credentials?set=ROUTER_API_KEY"],
  ["/gateway/agents/vault-curator"],
  ["/settings/account?factor=on"],
  [({ keyId }) => `/settings/api-keys/${keyId}`],
  ["/settings/reference"],
  ["/settings/reference/bulkRecords", openAll],
  ["/settings/assistants"],
  ["/settings/webhooks"],
  [({ webhookId }) => `/settings/webhooks/${webhookId}`],
  ["/settings/mailboxes"],
  [({ mailboxId }) => `/settings/mailboxes/${mailboxId}`],
  [({ backupId }) => `/settings/backups/${backupId}`],
  ["/settings/vault"],
  ["/settings/vault/opening"],
  ["/settings/vault/detach"],
  ["/settings/vault/directory"],
  [({ requestId }) => `/settings/devices?approve=${requestId}`],
  [({ userCode }) => `/device?user_code=${userCode}`],
  ["/vault?type=task&status=todo"],
  ["/vault?view=table&q=warehouse&browse=tags", (page) => page.getByText("Columns").first().click()],
  ["/vault?browse=folders&folder=note", (page) => page.getByText("Save search").click()],
  ["/vault?q=wine&by=both", (page) => page.getByText("Save search").click()],
  ["/vault/graph?around=person%2FAlice%20Chen.md&color=cluster", (page) => settled(page)],
  ["/vault/note/Kick-off.md?dialog=type"],
  ["/vault/note/Kick-off.md?field=participants"],
  ["/vault/person/Alice%20Chen.md?dialog=copy"],
  ["/vault/note/Frost.md"],
  ["/vault/person/Alice%20Chen.md?delete=1"],
  [NO_RECORD],
  [({ instinctId }) => `/knowledge/learning?instinct=${instinctId}`],
  ["/janitor?view=all", openIssues],
  ["/janitor?code=DUP001", openMerge],
  [`/workflows?${new URLSearchParams({ query: "Status = 1" })}`],
  [`/workflows?${new URLSearchParams({ query: "ExecutionStatus = 'Paused'" })}`],
  ["/gateway/credentials?address=openrouter"],
  ["/gateway/credentials?local=1"],
  ["/gateway/credentials?remove=ROUTER_API_KEY"],
  ["/settings/account?end=all"],
  ["/settings/account?end=others"],
  ["/settings/reference?find=webhook"],
  ["/settings/reference/describeWorkflow", openAll],
  ["/settings/reference/followEvents"],
  [({ webhookId }) => `/settings/webhooks/${webhookId}?delete=1`],
  [({ mailboxId }) => `/settings/mailboxes/${mailboxId}?delete=1`],
  [({ backupId }) => `/settings/backups/${backupId}?folder=note`],
  [({ requestId }) => `/settings/devices?reject=${requestId}`],
  [({ deviceId }) => `/settings/devices?rotate=${deviceId}`],
  [({ deviceId }) => `/settings/devices?remove=${deviceId}`],
  ["/settings/devices?clear=1"],
  [({ requestId }) => `/device?request=${requestId}`],
];

const THERE = FURTHER.map(([path]) => path).filter((path) => path !== NO_RECORD);

/** Whether two addresses are of one page, in states of which one is enough at work. */
const isSamePage = (one: Visit[0]) => (other: Visit[0]) => pageOf(one) === pageOf(other);
/** As it is written, without its query. */
const pageOf = (path: Visit[0]): string => String(path).replace(/\?.*/s, "");

const served = serve({ worker: true });
let window: Window;

describe("before there is anything to show", () => {
  beforeAll(async () => {
    window = await openWindow(served.service, { as: served.account });
  });
  afterAll(() => closeWindow(window));

  it("/components is sound", () => inspect(window, "/components", { look: "closely" }));
  it.each(["/vault/new", "/vault/ask"])("%s is whole", isWhole);
  itDeep.each([
    "/vault/new",
    "/vault/ask",
    "/vault/graph",
    "/vault/today",
    "/inbox/share",
    "/settings/mailboxes/new",
    "/settings/reference?find=nonsense-word",
    "/device",
  ])("%s is sound", (path) => inspect(window, path));

  // They are inspected with something to show.
  it.each(EMPTY)("%s is whole without anything to show", isWhole);
  itDeep.each(EMPTY_ELSEWHERE)("%s is whole without anything to show", isWhole);
  itDeep.each([...EMPTY, ...EMPTY_ELSEWHERE])("%s is sound without anything to show", (path) =>
    inspect(window, path, { look: "briefly" }),
  );
});

describe("with something to show", () => {
  let full: FullAccount;

  beforeAll(async () => {
    const account = await served.service.account();
    full = await fillAccount(served.service, account);
    window = await openWindow(served.service, { as: account });
  }, 180_000);
  afterAll(() => closeWindow(window));

  it.each<Visit>([
    ["/home"],
    ["/vault"],
    ["/vault/note/Kick-off.md"],
    ["/vault/note/Kick-off.md?edit=body", (page) => page.getByRole("textbox", { name: "Text of" }).waitFor()],
    ["/janitor", openGroup],
    [({ oldRunId }) => `/workflows/curator-told?run=${oldRunId}`],
  ])("%s is sound", (path, ready) => isSound(path, ready));

  const once = isDeep() ? THERE : THERE.filter((path, at) => at === THERE.findIndex(isSamePage(path)));
  it.each(once)("%s is whole", (path) => isWhole(addressOf(path)));
  itDeep.each(FURTHER)("%s is sound", (path, ready) => isSound(path, ready));

  const addressOf = (path: Visit[0]): string => (typeof path === "string" ? path : path(full));

  async function isSound(path: Visit[0], ready: Visit[1] = async () => {}): Promise<void> {
    await inspect(window, addressOf(path), {
      ready: () => ready(window.page),
      ...(CLOSELY.has(path) ? { look: "closely" } : {}),
    });
  }
});

/** Sees the page as the server sends it, without a browser. */
async function isWhole(path: string): Promise<void> {
  const reply = await window.page.request.get(path);
  expect(reply.status()).toBe(200);
  const html = await reply.text();
  expect([...html.matchAll(/<h1[ >]|<title>[^<]*Knowledge Vault<\/title>/g)].length).toBeGreaterThan(1);
}

async function openFixOfSelected(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("button", { name: /^Fix selected/ }).click();
  await page.getByRole("dialog").getByRole("region", { name: "Changes", exact: true }).waitFor();
}
/** Waits until the graph has its places. */
const settled = (page: Page) => page.locator('[role="img"][aria-busy="false"]').waitFor();

async function selectRecords(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("button", { name: "Set status" }).click();
  await page.getByRole("dialog").waitFor();
}

async function openIssues(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Preview/ })
    .first()
    .click();
  await page.getByRole("region", { name: /^Changes of/ }).waitFor();
  await page
    .getByRole("button", { name: /^Ignore/ })
    .first()
    .click();
  for (const details of await page.getByText(/Show .*as a table/).all()) await details.click();
}

async function openGroup(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Ignore everywhere/ })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
}

async function openMerge(page: Page): Promise<void> {
  const panel = page.getByRole("region", { name: /^Drafted merge for/ });
  const propose = page.getByRole("button", { name: /^Merge, DUP001/ }).first();
  await panel.or(propose).first().waitFor();
  if (!(await panel.isVisible())) await propose.click();
  await panel.waitFor();
}

async function openAll(page: Page): Promise<void> {
  await page.locator("details").evaluateAll((all) => {
    for (const details of all) details.setAttribute("open", "");
  });
}
