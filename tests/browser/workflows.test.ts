import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addEvents } from "@/lib/runs";
import { itDeep } from "../support/deep";
import { inspect } from "../support/inspect";
import { RunSeeder } from "../support/runs";
import { serve } from "../support/serve";
import { openWindow, windowOn } from "../support/window";

/** A busy machine takes longer than the second that is usual. */
const soon = <T>(look: () => T | Promise<T>) => expect.poll(look);

/** The build that a first start makes takes a minute. */
const WITH_BUILD_MS = 240_000;

const served = serve();
const window = windowOn(served, { viewport: { width: 1280, height: 800 } });
let seeder: RunSeeder;

beforeAll(async () => {
  seeder = new RunSeeder(served.service.databaseUrl, served.account.id);
}, WITH_BUILD_MS);
afterAll(async () => {
  await seeder.close();
});

const rows = () => window.page.getByRole("row").filter({ has: window.page.getByRole("cell") });
const row = (text: string) => rows().filter({ hasText: text });
/** A status has the number of its runs after it. */
const choice = (of: string, name: string) =>
  window.page
    .getByRole("navigation", { name: of })
    .getByRole("link", { name: new RegExp(`^${name}(?: [\\d,]+)?$`) });
const query = () => window.page.getByLabel("List filter");

/** Asks for a page and waits until its stream is open: from then on nothing is missed. A closed run has none. */
async function open(path: string): Promise<void> {
  const stream = window.page.waitForResponse((reply) => new URL(reply.url()).pathname === "/live");
  await window.page.goto(path);
  await stream;
}

describe("the list of runs", () => {
  itDeep("says what to do while there are none, and shows the first that comes", async () => {
    await open("/workflows");
    await window.page.getByRole("heading", { name: "No runs yet" }).waitFor();
    await open("/workflows");
    await seeder.run({ workflowId: "curator-first", status: "RUNNING", ago: 0 });
    await row("curator-first").getByText("Running").waitFor();
  });

  it("is filtered by clicking and by typing, which stay in step", async () => {
    await seeder.run({ workflowId: "curator-bad", status: "FAILED", failure: "no", ago: 5 * 3_600_000 });
    await seeder.run({ workflowId: "pass", type: "InboxWorkflow", ago: 3 * 86_400_000 });
    await open("/workflows");
    await choice("Status", "Failed").click();
    await soon(() => query().inputValue()).toBe("ExecutionStatus = 'Failed'");
    expect(await choice("Status", "Failed").getAttribute("aria-current")).toBe("true");
    await soon(() => rows().count()).toBe(1);

    await choice("Status", "All").click();
    await soon(() => query().inputValue()).toBe("");
    await choice("Started", "last 24 hours").click();
    await row("pass").waitFor({ state: "detached" });
    await row("curator-bad").waitFor();
    await choice("Started", "Any time").click();
    await soon(() => query().inputValue()).toBe("");

    await query().fill("WorkflowType = 'InboxWorkflow' AND WorkflowId STARTS_WITH 'pa'");
    await query().press("Enter");
    await soon(() => choice("Type", "Inbox").getAttribute("aria-current")).toBe("true");
    await window.page.getByRole("link", { name: "Remove WorkflowId STARTS_WITH 'pa'" }).click();
    await soon(() => query().inputValue()).toBe("WorkflowType = 'InboxWorkflow'");
    await window.page.goBack();
    await soon(() => query().inputValue()).toContain("STARTS_WITH");
  });

  itDeep("says where a filter is wrong, below it and in it", async () => {
    const { page } = window;
    await open("/workflows");
    await query().fill("ExecutionStatus = 'Failed' AND WorkflowType LIKE 'x'");
    await query().press("Enter");
    const alert = page.getByRole("alert").filter({ hasText: "Bad filter" });
    await alert.getByText("Bad filter at position 45: LIKE is not supported").waitFor();
    const [shown = "", carets = ""] = ((await alert.locator("pre").textContent()) ?? "").split("\n");
    expect(shown.slice(carets.indexOf("^"), carets.lastIndexOf("^") + 1)).toBe("LIKE");
    const chosen = await query().evaluate((field: HTMLInputElement) =>
      field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
    );
    expect(chosen).toBe("LIKE");
    expect(await query().getAttribute("aria-invalid")).toBe("true");
  });

  itDeep("keeps the runs of the filter before a wrong one", async () => {
    const { page } = window;
    await open(`/workflows?${new URLSearchParams({ query: "ExecutionStatus = 'Failed'" })}`);
    await row("curator-bad").waitFor();
    await query().fill("ExecutionStatus = 'Faild'");
    await query().press("Enter");
    await page.getByRole("alert").getByText("The runs below are those of the filter before").waitFor();
    await row("curator-bad").waitFor();
    expect(await rows().count()).toBe(1);
    expect(await query().inputValue()).toBe("ExecutionStatus = 'Faild'");
    await page.goto("/workflows?query=%3F&last=%3F");
    await row("curator-bad").waitFor();
  });

  itDeep("counts the runs of each status, which lead to them", async () => {
    const { page } = window;
    await seeder.run({ workflowId: "counted-1", type: "BackupWorkflow", status: "TIMED_OUT" });
    await seeder.run({ workflowId: "counted-2", type: "BackupWorkflow", status: "TIMED_OUT" });
    await seeder.run({ workflowId: "counted-3", type: "BackupWorkflow" });
    await open(`/workflows?${new URLSearchParams({ query: "WorkflowType = 'BackupWorkflow'" })}`);
    await choice("Status", "TimedOut").getByText("2").waitFor();
    await choice("Status", "All").getByText("3").waitFor();
    await choice("Status", "TimedOut").click();
    await row("counted-3").waitFor({ state: "detached" });
    expect(await rows().count()).toBe(2);
    await choice("Status", "All").getByText("3").waitFor();
    await page.getByRole("link", { name: "Back up counted-1" }).waitFor();
  });

  itDeep("keeps order and page in its address", async () => {
    const { page } = window;
    for (let n = 0; n < 120; n += 1) {
      await seeder.run({
        workflowId: `many-${String(n).padStart(3, "0")}`,
        ago: 86_400_000 + n,
        took: n + 1,
      });
    }
    await open(`/workflows?${new URLSearchParams({ query: "WorkflowId STARTS_WITH 'many-'" })}`);
    await page.getByRole("columnheader", { name: "Duration" }).getByRole("link").click();
    await soon(() => query().inputValue()).toMatch(/ORDER BY ExecutionDuration$/);
    await page.getByRole("columnheader", { name: "Duration" }).getByRole("link").click();
    await soon(() => query().inputValue()).toMatch(/ORDER BY ExecutionDuration DESC$/);
    await soon(() => rows().first().textContent()).toContain("many-119");
    expect(await page.locator("th[aria-sort=descending]").textContent()).toBe("Duration");
    await page.getByRole("link", { name: "Next page" }).click();
    await soon(() => rows().first().textContent()).toContain("many-069");
    await page.reload();
    await soon(() => rows().first().textContent()).toContain("many-069");
    expect(await query().inputValue()).toMatch(/DESC$/);
    await page.goBack();
    await soon(() => rows().first().textContent()).toContain("many-119");
  });

  itDeep("follows what happens, and moves no row under the eyes of a reader", async () => {
    const { page } = window;
    for (let n = 10; n < 50; n += 1) await seeder.run({ workflowId: `earlier-${n}`, ago: 172_800_000 + n });
    await open("/workflows");
    await page.mouse.wheel(0, 500);
    await soon(() => page.evaluate(() => scrollY)).toBe(500);
    const before = await rows().allTextContents();
    await seeder.run({ workflowId: "curator-news", ago: 0 });
    const news = page.getByRole("button", { name: "1 new" });
    await news.waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(500);
    const ids = (texts: string[]) => texts.map((text) => /(curator|many|pass|earlier)[-\w]*/.exec(text)?.[0]);
    expect(ids(await rows().allTextContents())).toEqual(ids(before));
    await news.click();
    await soon(() => rows().first().textContent()).toContain("curator-news");
    await soon(() => page.evaluate(() => scrollY)).toBe(0);
  });

  itDeep("can be saved as a view, which comes back and can be renamed and deleted", async () => {
    const { page } = window;
    await open("/workflows");
    await choice("Status", "Failed").click();
    await soon(() => query().inputValue()).toBe("ExecutionStatus = 'Failed'");
    await choice("Started", "last hour").click();
    await soon(() => query().inputValue()).toContain("StartTime >=");
    await page.getByText("Save view").click();
    await page.getByLabel("Name").fill("Trouble now");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await choice("Views", "Trouble now").waitFor();
    await open("/workflows");
    await choice("Views", "Trouble now").click();
    await soon(() => choice("Status", "Failed").getAttribute("aria-current")).toBe("true");
    expect(await choice("Started", "last hour").getAttribute("aria-current")).toBe("true");
    await page.getByRole("button", { name: "Rename the view Trouble now" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("Trouble");
    await page.getByRole("button", { name: "Rename view" }).click();
    await page.getByRole("button", { name: "Delete the view Trouble", exact: true }).click();
    await choice("Views", "Trouble").waitFor({ state: "detached" });
  });

  itDeep("is whole without a script", async () => {
    const storageState = await window.context.storageState();
    const { context, page } = await openWindow(served.service, { javaScriptEnabled: false, storageState });
    await page.goto("/workflows");
    await page.getByRole("navigation", { name: "Status" }).getByRole("link", { name: "Failed" }).click();
    await page.getByRole("cell", { name: "curator-bad" }).waitFor();
    expect(await page.getByRole("row").count()).toBe(2);
    await context.close();
  });
});

const HISTORY = [
  { type: "WORKFLOW_EXECUTION_STARTED", after: 0, detail: { input: {}, trigger: "watch" } },
  { type: "ACTIVITY_TASK_STARTED", step: "plan", attempt: 1, after: 10 },
  {
    type: "ACTIVITY_TASK_FAILED",
    step: "plan",
    attempt: 1,
    after: 200,
    detail: { failure: "reset", retried: true },
  },
  { type: "ACTIVITY_TASK_STARTED", step: "plan", attempt: 2, after: 400 },
  { type: "ACTIVITY_TASK_COMPLETED", step: "plan", attempt: 2, after: 600, detail: { result: { made: 3 } } },
  { type: "ACTIVITY_TASK_STARTED", step: "apply", attempt: 1, after: 610 },
];

describe("a schedule", () => {
  it("is no longer called wrong once its times follow", async () => {
    const { page } = window;
    await page.goto("/workflows/schedules/new");
    await page.getByLabel("Name").fill("evening");
    const cron = page.getByLabel("Cron expression");
    await cron.fill("0 3 * * FUNDAY");
    const wrong = page.getByText("Is not a valid cron expression");
    await page.getByRole("button", { name: "Create schedule" }).click();
    await wrong.first().waitFor();
    await cron.fill("0 18 * * *");
    await page.getByText(/^Next: /).waitFor();
    await wrong.first().waitFor({ state: "detached" });
    expect(await cron.getAttribute("aria-invalid")).toBeNull();
  });
});

describe("the page of a run", () => {
  it("shows what the run is, its input, and what it did step by step", async () => {
    const { page } = window;
    await seeder.run({ workflowId: "curator-told", ago: 7_200_000 });
    const runId = await seeder.run({ workflowId: "curator-told", status: "RUNNING", ago: 3_000 });
    await seeder.history(runId, HISTORY);
    await open("/workflows/curator-told");
    await page.getByText("Inbox watcher").waitFor();
    await page.getByRole("region", { name: "Input as JSON" }).getByText('"inboxId": "a file"').waitFor();
    const steps = page.getByRole("region", { name: "Timeline" }).getByRole("listitem");
    expect(await steps.count()).toBe(2);
    expect(await steps.first().textContent()).toMatch(/plan.*completed after 590 ms, 2 attempts/);
    expect(await steps.first().locator("rect").count()).toBe(2);
    await page.getByRole("button", { name: "Step completed" }).click();
    await page.getByRole("dialog").getByText('"made": 3').waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Next" }).click();
    await page.getByRole("heading", { name: "Event 6 of 6" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByText("2 runs of this workflow").click();
    await page.getByRole("link", { name: /Completed/ }).click();
    await page.getByText("a newer run exists").waitFor();
  });

  itDeep("says what the run did, and who started it", async () => {
    const { page } = window;
    const { execution } = await served.api.ok("startWorkflow", { type: "SurveyorWorkflow" });
    await open("/workflows/surveyor-run");
    await page.getByRole("heading", { level: 1, name: "Grouping records" }).waitFor();
    const entries = await served.api.ok("listAudit", {
      action: "workflow.start",
      subject: "surveyor-run",
    });
    await page
      .getByRole("definition")
      .getByText(entries.entries[0]?.actor.label ?? "nobody")
      .waitFor();
    await served.api.ok("cancelWorkflow", { workflowId: execution.workflowId });
    const result = { records: 12, clusters: 2 };
    await seeder.run({ workflowId: "surveyor-told", type: "SurveyorWorkflow", result });
    await open("/workflows");
    await row("surveyor-told").getByText("Grouped 12 records into 2 clusters").waitFor();
  });

  itDeep("retries a failed run with the same input, and a step opens its event", async () => {
    const { page } = window;
    const runId = await seeder.run({
      workflowId: "janitor-again",
      type: "JanitorWorkflow",
      status: "FAILED",
      failure: "the disk is full",
      input: { fix: true, codes: ["FM004"] },
    });
    await seeder.history(runId, [...HISTORY.slice(0, 2), { type: "WORKFLOW_EXECUTION_FAILED", after: 700 }]);
    await page.goto("/workflows/janitor-again");
    await page.getByRole("heading", { level: 1, name: "Fix issues" }).waitFor();
    await page.getByRole("region", { name: "Timeline" }).getByRole("button", { name: "plan" }).press("Enter");
    await page.getByRole("heading", { name: "Event 2 of 3" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Retry" }).press("Enter");
    await page.getByRole("status").getByText("Run started.").waitFor();
    const { workflowExecutionInfo, input } = await served.api.ok("describeWorkflow", {
      workflowId: "janitor-again",
    });
    expect(workflowExecutionInfo.execution.runId).not.toBe(runId);
    expect(input).toEqual({ fix: true, codes: ["FM004"] });
    await served.api.ok("cancelWorkflow", { workflowId: "janitor-again" });
  });

  itDeep("is compared with another run of its type", async () => {
    const { page } = window;
    const one = { workflowId: "compared-1", type: "JanitorWorkflow" };
    await seeder.run({ ...one, input: { fix: true }, result: { issues_fixed: 7 } });
    await seeder.run({ ...one, workflowId: "compared-2", input: { fix: true }, result: { issues_fixed: 8 } });
    await page.goto("/workflows/compared-1");
    await page.getByRole("link", { name: "Compare" }).click();
    const choices = page.getByLabel("Compare with");
    const other = choices.locator("option", { hasText: "Fixed 8 issues" });
    await choices.selectOption(await other.getAttribute("value"));
    const results = page.getByRole("region", { name: "Result", exact: true });
    await results.getByText('"issues_fixed": 8').waitFor();
    expect(await results.innerText()).toMatch(
      /removed:\s*"issues_fixed": 7[\s\S]*added:\s*"issues_fixed": 8/,
    );
    await page
      .getByRole("region", { name: "Input", exact: true })
      .getByText("The same in both runs.")
      .waitFor();
    await page.getByRole("columnheader", { name: "Fixed 7 issues" }).waitFor();
    expect((await page.goto("/workflows/compare?one=x"))?.status()).toBe(404);
  });

  itDeep("grows with its run", async () => {
    const { page } = window;
    const runId = await seeder.run({ workflowId: "curator-grows", status: "RUNNING", ago: 0 });
    await seeder.history(runId, HISTORY.slice(0, 1));
    await open("/workflows/curator-grows");
    await page.getByText("No steps yet").waitFor();
    await served.account.ctx.db.tx((tx) =>
      addEvents(served.account.ctx, tx, runId, [{ type: "ACTIVITY_TASK_STARTED", step: "plan", attempt: 1 }]),
    );
    await page.getByRole("button", { name: "Step started" }).waitFor();
  });

  const ENDS = "can %s the run, having said what that does and asked why";
  it.each([["cancel", "Canceled"]])(ENDS, endsRun);
  itDeep.each([["terminate", "Terminated"]])(ENDS, endsRun);

  async function endsRun(how: string, word: string): Promise<void> {
    const { page } = window;
    const runId = await seeder.run({ workflowId: `curator-${how}`, status: "RUNNING", ago: 0 });
    await seeder.history(runId, HISTORY.slice(0, 2));
    await open(`/workflows/curator-${how}`);
    await page.getByRole("link", { name: new RegExp(`^${how}`, "i") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("The current step ends and no further step runs").waitFor();
    await dialog.getByLabel("Reason").fill("sent twice");
    await dialog.getByRole("button", { name: new RegExp(how, "i") }).click();
    await page.getByText("Ended: sent twice").waitFor();
    await page.getByRole("definition").getByText(word).waitFor();
    expect(await page.getByRole("link", { name: "Terminate…" }).count()).toBe(0);
    const { workflowExecutionInfo } = await served.api.ok("describeWorkflow", {
      workflowId: `curator-${how}`,
    });
    expect(workflowExecutionInfo.status).toBe(`WORKFLOW_EXECUTION_STATUS_${word.toUpperCase()}`);
  }

  itDeep(
    "shows a history of 20,000 events to its end, of which a page has few",
    {
      timeout: 120_000,
    },
    async () => {
      const { page } = window;
      const runId = await seeder.run({ workflowId: "long", ago: 7_200_000, took: 4_000_000 });
      await seeder.history(runId, longHistory(20_000));
      await page.addInitScript(watchLongTasks);
      const began = Date.now();
      await page.goto("/workflows/long");
      const loaded = Date.now() - began;
      const box = page.getByRole("region", { name: "Events", exact: true });
      await soon(() => box.getByRole("row").count()).toBeLessThan(80);
      await page.evaluate(forgetLongTasks);
      for (let part = 1; part <= 60; part += 1) {
        await box.evaluate((element, share) => {
          element.scrollTop = element.scrollHeight * share;
        }, part / 60);
        await page.waitForTimeout(25);
      }
      await box.getByText("Run completed").waitFor();
      await page.getByText("Events 19,801 to 20,000 of 20,000").waitFor();
      expect(await box.getByRole("row").count()).toBeLessThan(80);
      const tasks = await page.evaluate(forgetLongTasks);
      console.info(
        `20,000 events: loaded in ${loaded} ms; long tasks while scrolling: ${tasks.join(", ")} ms`,
      );
      expect(Math.max(0, ...tasks)).toBeLessThan(400);
      await box.focus();
      await page.keyboard.press("Home");
      await box.getByText("Run started").waitFor();
      await inspect(window, "/workflows/long", {
        ready: () => soon(() => box.getByRole("row").count()).toBeLessThan(80),
      });
    },
  );

  it("is nobody else's, and nothing to who is signed out", async () => {
    const other = await served.service.account();
    const { context, page } = await openWindow(served.service, { as: other });
    expect((await page.request.get("/workflows/curator-told")).status()).toBe(404);
    expect((await page.request.get("/workflows/curator-told/events")).status()).toBe(404);
    await context.clearCookies();
    expect((await page.request.get("/workflows/curator-told/events")).status()).toBe(401);
    await context.close();
    const { page: own } = window;
    expect((await own.request.get("/workflows/long/events?event=20001")).status()).toBe(404);
    expect((await own.request.get("/workflows/long/events?after=x")).status()).toBe(400);
    expect((await own.request.get("/workflows/long/events?run=x")).status()).toBe(404);
    expect((await own.request.get("/workflows/curator-told?run=x")).status()).toBe(404);
  });
});

const longHistory = (length: number) =>
  Array.from({ length }, (_, index) => {
    const after = index * 200;
    if (index === 0) return { type: "WORKFLOW_EXECUTION_STARTED", after };
    if (index === length - 1) return { type: "WORKFLOW_EXECUTION_COMPLETED", after };
    const step = `embed record ${Math.ceil(index / 2)}`;
    const isStart = index % 2 === 1;
    return {
      type: isStart ? "ACTIVITY_TASK_STARTED" : "ACTIVITY_TASK_COMPLETED",
      step,
      attempt: 1,
      after,
      detail: isStart ? {} : { result: "word ".repeat(40) },
    };
  });

/** In the page: keeps how long each task took that held the page up for more than 50 ms. */
function watchLongTasks(): void {
  const kept: number[] = [];
  Object.assign(globalThis, { kvLongTasks: kept });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) kept.push(Math.round(duration));
  }).observe({ type: "longtask", buffered: true });
}

/** In the page: what was kept, which is then forgotten. */
function forgetLongTasks(): number[] {
  const { kvLongTasks } = globalThis as unknown as { kvLongTasks: number[] };
  return kvLongTasks.splice(0);
}
