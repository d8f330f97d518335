import type { Page, Request } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { Window } from "../support/browser";
import { inspect } from "../support/inspect";
import { RunSeeder } from "../support/runs";
import { serveOwn } from "../support/serve-own";
import type { TestAccount } from "../support/service";
import { until, untilSteady } from "../support/until";
import { closeWindow, openWindow } from "../support/window";

/** These tests end processes, and therefore have their own. */
const served = serveOwn({ worker: true });
let account: TestAccount;
let window: Window;
let seeder: RunSeeder;

beforeAll(async () => {
  account = await served.service.account();
  seeder = new RunSeeder(served.service.databaseUrl, account.id);
  window = await openWindow(served.service, { as: account, viewport: { width: 1280, height: 800 } });
}, 240_000);
afterAll(async () => {
  await closeWindow(window);
  await seeder.close();
});
afterEach(() => {
  expect(window.problems.splice(0)).toEqual([]);
});

const card = (name: string) => window.page.getByRole("region", { name, exact: true });
const isStream = (url: string) => new URL(url).pathname === "/live";

async function open(path: string): Promise<void> {
  const stream = window.page.waitForResponse((reply) => isStream(reply.url()));
  await window.page.goto(path);
  await stream;
}

it("workers whose process is gone show it, with what to do, and recover", { timeout: 90_000 }, async () => {
  await open("/workers");
  await served.service.worker?.end("SIGKILL");
  const notice = window.page.getByText("No worker process is running");
  await notice.waitFor({ timeout: 30_000 });
  await window.page.getByText("npm run worker").waitFor();
  await card("Curator").getByText("Stalled").waitFor();
  await inspect(window, "/workers");
  await open("/workers");
  await served.service.worker?.start();
  await notice.waitFor({ state: "detached", timeout: 30_000 });
});

it("the stream holds no process up that is to end, and is found again", { timeout: 90_000 }, async () => {
  const { page } = window;
  const pending = pendingOf(page);
  await open("/workflows");
  // A refresh that is cut off makes the browser load the page, which is then that of its error.
  const steady = () => untilSteady("the page asks for no more", () => pending.size);
  await until("nothing is pending", async () => (await steady()) === 0);
  let failed = 0;
  page.on("requestfailed", (request) => {
    if (isStream(request.url())) failed += 1;
  });
  const began = Date.now();
  await served.service.web.end("SIGTERM");
  // A process that waits for what is open ends its grace first.
  expect(Date.now() - began).toBeLessThan(8_000);
  await until("the page has asked again in vain", () => failed >= 2, 30_000);
  await page.getByRole("heading", { name: "Workflows" }).waitFor();
  await served.service.web.start();
  await seeder.run({ workflowId: "curator-after", status: "RUNNING", ago: 0 });
  await page.getByText("curator-after").waitFor({ timeout: 30_000 });
  // What the browser itself says of a server that is away.
  window.problems.splice(0);
});

/** The requests of a page without an answer so far, but those of its stream. */
function pendingOf(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on("request", (request) => isStream(request.url()) || pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  return pending;
}
