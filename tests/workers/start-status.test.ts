import { expect, it } from "vitest";
import { serve } from "@/tests/support/serve";

// Without a worker: a run that was started stays open.
const served = serve();

it("a start is answered with 201, and with 200 where it joins the open run", async () => {
  const { api } = served;
  const start = () => api.call("startWorkflow", { type: "SurveyorWorkflow" });
  const first = await start();
  expect([first.status, first.body.reused]).toEqual([201, false]);
  const second = await start();
  expect([second.status, second.body]).toMatchObject([
    200,
    { reused: true, execution: first.body.execution },
  ]);

  const { workflowId, runId } = first.body.execution;
  await api.ok("cancelWorkflow", { workflowId });
  const retry = () => api.call("retryWorkflow", { workflowId, run_id: runId });
  const third = await retry();
  expect([third.status, third.body.reused]).toEqual([201, false]);
  const fourth = await retry();
  expect([fourth.status, fourth.body]).toMatchObject([
    200,
    { reused: true, execution: third.body.execution },
  ]);
});
