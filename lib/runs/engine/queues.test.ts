import { DBOS } from "@dbos-inc/dbos-sdk";
import { DBOSExecutor } from "@dbos-inc/dbos-sdk/internal/dbos-executor";
import { afterAll, beforeAll, expect, it } from "vitest";
import { logger } from "@/lib/log";
import { freshDatabase, type TestDatabase } from "@/tests/support/database";
import { type Engine, startEngine } from "./start";

let database: TestDatabase;
let engine: Engine;
const givenUp: string[] = [];
const greet = DBOS.registerWorkflow(async (name: string) => `Hello ${name}`, { name: "greet" });

beforeAll(async () => {
  database = await freshDatabase();
  engine = await startEngine(database.url, ["curator"], logger("test"), {
    maxReturns: 1,
    onGivenUp: (accountId) => givenUp.push(accountId),
  });
});
afterAll(async () => {
  await engine.stop(1_000);
  await database.drop();
});

it("starts a run although the reply to its claim was lost", { timeout: 30_000 }, async () => {
  const store = DBOSExecutor.globalInstance?.systemDatabase;
  if (!store) throw new Error("the engine has not started");
  const claim = store.findAndMarkStartablePartitionedWorkflows.bind(store);
  let claims = 0;
  store.findAndMarkStartablePartitionedWorkflows = async (...given) => {
    const claimed = await claim(...given);
    claims += 1;
    if (claims === 1) throw new Error("Connection terminated");
    return claimed;
  };
  const options = { queueName: "curator", enqueueOptions: { queuePartitionKey: "one" } };
  const run = await DBOS.startWorkflow(greet, options)("Alice");
  engine.wakeQueues();
  expect(await run.getResult()).toBe("Hello Alice");
  expect(claims).toBeGreaterThan(1);
});

it("gives up a run that cannot be started, and starts those behind it", { timeout: 60_000 }, async () => {
  const partition = { queueName: "curator", queuePartitionKey: "two:file" };
  const unknown = await DBOS.enqueueWorkflowWithOptions({ ...partition, workflowName: "removed" });
  const behind = await DBOS.startWorkflow(greet, {
    queueName: "curator",
    enqueueOptions: { queuePartitionKey: partition.queuePartitionKey },
  })("Bob");
  engine.wakeQueues();
  expect(await behind.getResult()).toBe("Hello Bob");
  expect((await unknown.getStatus())?.status).toBe("ERROR");
  expect(givenUp).toEqual(["two"]);
});
