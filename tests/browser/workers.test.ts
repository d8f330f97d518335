import { eq } from "drizzle-orm";
import type { Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEntries } from "@/lib/audit/tables";
import { addBulkToInbox } from "@/lib/vault";
import { describeDeep, itDeep } from "../support/deep";
import { RunSeeder } from "../support/runs";
import { serve } from "../support/serve";
import { until, untilSteady } from "../support/until";
import { closeWindow, openWindow, windowOn } from "../support/window";

/** A busy machine takes longer than the second that is usual. */
const soon = <T>(look: () => T | Promise<T>) => expect.poll(look);

/** The build that a first start makes takes a minute. */
const WITH_BUILD_MS = 240_000;

const served = serve({ worker: true });
const window = windowOn(served, { viewport: { width: 1280, height: 800 } });
let seeder: RunSeeder;

beforeAll(async () => {
  seeder = new RunSeeder(served.service.databaseUrl, served.account.id);
}, WITH_BUILD_MS);
afterAll(async () => {
  await seeder.close();
});

const card = (name: string) => window.page.getByRole("region", { name, exact: true });
const press = (name: string) => window.page.getByRole("button", { name, exact: true }).click();
const isStream = (url: string) => new URL(url).pathname === "/live";

async function open(path: string): Promise<void> {
  const stream = window.page.waitForResponse((reply) => isStream(reply.url()));
  await window.page.goto(path);
  await stream;
}

const send = (prefix: string, count: number) =>
  addBulkToInbox(served.account.ctx, {
    files: Array.from({ length: count }, (_, n) => ({
      filename: `${prefix} ${n}.md`,
      content: `Call number ${n}.`,
    })),
  });

describe("the workers", () => {
  it("are shown with what they do, and the page follows without a reload", async () => {
    await open("/workers");
    await window.page.getByText("1 worker process running").waitFor();
    await card("Curator").getByText("None yet").waitFor();
    await send("first", 1);
    await card("Curator").getByText("None yet").waitFor({ state: "detached" });
    await card("Curator").getByText("Empty").waitFor();
    await card("Curator").getByRole("link", { name: "Runs of the curator" }).click();
    await window.page.getByRole("row").getByText("first 0.md").click();
    await window.page.getByRole("heading", { level: 1, name: "first 0.md" }).waitFor();
  });

  itDeep("can be stopped, which queues new files, and started, which processes them", async () => {
    await open("/workers");
    await press("Stop the curator");
    await card("Curator").getByText("Stopped").waitFor();
    // Of twenty, all would be done at once.
    await send("kept", 2);
    await card("Curator").getByText("2 waiting").waitFor();
    await press("Start the curator");
    const waiting = async () => (await served.api.ok("listInbox", {})).files;
    await soon(waiting).toEqual([]);
    await card("Curator").getByText("Empty").waitFor();
  });

  itDeep("can be run now, even while stopped, and show their progress", { timeout: 120_000 }, async () => {
    await open("/workers");
    await press("Stop the curator");
    await card("Curator").getByText("Stopped").waitFor();
    // Of twenty, all would be done at once.
    await send("pass", 19);
    await card("Curator").getByText("19 waiting").waitFor();
    await press("Run the curator now");
    await card("Curator")
      .getByText(/\d+ of 19/)
      .waitFor();
    const progress = card("Curator").getByRole("progressbar");
    await soon(() => progress.getAttribute("value")).not.toBe("0");
    await card("Curator").getByText("19 processed").waitFor({ timeout: 90_000 });
    expect((await served.api.ok("listInbox", {})).files).toEqual([]);
    await press("Start the curator");
    await card("Curator").getByText("Running · idle").waitFor();
  });

  itDeep("can be stopped and started together, and without scripts", async () => {
    const storageState = await window.context.storageState();
    const { context, page } = await openWindow(served.service, { javaScriptEnabled: false, storageState });
    await page.goto("/workers");
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await button("Stop all workers").click();
    await button("Start all workers").waitFor();
    const stopped = await served.api.ok("workersStatus", {});
    expect(stopped.workers.map((worker) => worker.state)).toEqual(Array(4).fill("stopped"));
    await button("Start all workers").click();
    await button("Stop all workers").waitFor();
    await button("Restart the janitor").click();
    await soon(restarts).toBe(1);
    await context.close();
  });

  /** How often somebody restarted a worker, as the account's audit has it. */
  const restarts = () =>
    served.account.ctx.db.tx(async (tx) => {
      const entries = await tx.select().from(auditEntries).where(eq(auditEntries.action, "worker.restart"));
      return entries.length;
    });
});

describeDeep("the stream", () => {
  it("is for the account's own pages only, and sends many changes as a few events", async () => {
    const bare = await fetch(`${served.service.base}/live`);
    expect(bare.status).toBe(401);
    const { page } = window;
    const foreign = await page.request.get("/live", { headers: { "sec-fetch-site": "cross-site" } });
    expect(foreign.status()).toBe(403);
    const other = await served.service.account();
    const theirs = new RunSeeder(served.service.databaseUrl, other.id);
    await page.goto("/settings/api-keys");
    await page.evaluate(listen);
    const count = () => page.evaluate(eventCount);
    const steady = () => untilSteady("the stream says no more", count, 700);
    const before = await steady();
    for (let n = 0; n < 20; n += 1) await theirs.notify();
    expect(await steady()).toBe(before);
    for (let n = 0; n < 100; n += 1) await seeder.notify();
    await until("the stream says so", async () => (await count()) >= before + 2);
    expect((await steady()) - before).toBeLessThan(20);
    await theirs.close();
  });

  it("has a page that missed nothing loaded once, and one that missed something again", async () => {
    const { page } = window;
    let loads = 0;
    const count = (request: Request) => {
      if (/[?&]_rsc=/.test(request.url())) loads += 1;
    };
    page.on("request", count);
    await open("/settings/webhooks");
    await seeder.notify();
    await until("the page has loaded the change", () => loads > 0);
    expect(await untilSteady("it loads no more", () => loads)).toBe(1);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/live*", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/settings/webhooks");
    loads = 0;
    await seeder.notify();
    release();
    await until("the page has loaded what it missed", () => loads > 0);
    await page.unroute("**/live*");
    page.off("request", count);
  });

  it("rests while the page is hidden, and shows once what happened meanwhile", async () => {
    const { page } = window;
    const pending = pendingOf(page);
    await open("/workflows");
    const other = await openWindow(served.service, { as: served.account });
    await other.page.goto("/workflows");
    const closed = page.waitForEvent("requestfailed", (request) => isStream(request.url()));
    await page.evaluate(setHidden, true);
    await closed;
    await until("what was asked for before has come", () => pending.size === 0);
    await seeder.run({ workflowId: "curator-unseen", status: "RUNNING", ago: 0 });
    await other.page.getByText("curator-unseen").waitFor();
    await closeWindow(other);
    expect(await page.getByText("curator-unseen").count()).toBe(0);
    const again = page.waitForResponse((reply) => isStream(reply.url()));
    await page.evaluate(setHidden, false);
    await again;
    await page.getByText("curator-unseen").waitFor();
  });
});

/** The requests of a page without an answer so far, but those of its stream. */
function pendingOf(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on("request", (request) => isStream(request.url()) || pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  return pending;
}

/** In the page: counts what the stream says. */
function listen(): void {
  const events = { count: 0 };
  Object.assign(globalThis, { kvEvents: events });
  new EventSource("/live").onmessage = () => {
    events.count += 1;
  };
}

/** In the page: how many events it has received. */
function eventCount(): number {
  return (globalThis as unknown as { kvEvents: { count: number } }).kvEvents.count;
}

/** In the page: what a browser does when another tab is chosen. */
function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event("visibilitychange"));
}
