import { afterAll, beforeAll, expect, test } from "vitest";
import { type OwnService, startService } from "../support/own-service";
import { until } from "../support/until";
import { snapshot, writeInto } from "../support/vault";
import { expectWhole } from "../support/whole";

const FILES = 300;
let service: OwnService;

beforeAll(async () => {
  service = await startService({ worker: true });
});
afterAll(() => service.stop());

const faulty = (n: number) =>
  `---\ntype: task\nname: Task ${n}\ncreated: 2026-01-02\nstatus: Done\n---\nA body that is long enough to be no stub at all, is it not?\n`;

test("a fix that is killed in the middle leaves whole files, continues, and counts right", {
  timeout: 120_000,
}, async () => {
  const { api, vaultDir, ctx } = await service.account();
  const names = Array.from({ length: FILES }, (_, n) => `task/Task ${n}.md`);
  for (const [n, name] of names.entries()) writeInto(vaultDir, name, faulty(n));
  const begun = await api.call("janitorFix", {}, { prefer: "respond-async" });
  const { execution } = begun.body as unknown as { execution: { workflowId: string; runId: string } };
  const fixes = async () => (await api.ok("listAudit", { action: "janitor.fix", limit: 1_000 })).entries;
  await until("some are fixed", async () => (await fixes()).length >= FILES / 6, 60_000);

  await service.worker?.end("SIGKILL");
  const texts = snapshot(vaultDir);
  const state = (n: number) => texts[`task/Task ${n}.md`];
  const whole = names.filter((_, n) =>
    [faulty(n), faulty(n).replace("Done", "done")].includes(state(n) ?? ""),
  );
  expect(whole).toHaveLength(FILES);
  expect(names.some((_, n) => state(n) === faulty(n))).toBe(true);

  await service.worker?.start();
  const describe = () =>
    api.ok("describeWorkflow", { workflowId: execution.workflowId, run_id: execution.runId });
  const isClosed = async () => (await describe()).workflowExecutionInfo.closeTime !== undefined;
  await until("the fix has ended", isClosed, 90_000);
  expect((await describe()).result).toMatchObject({ files_scanned: FILES, issues_fixed: FILES });

  const after = snapshot(vaultDir);
  for (const [n, name] of names.entries()) expect(after[name]).toBe(faulty(n).replace("Done", "done"));
  expect(Object.keys(after).filter((path) => path.includes(".kv-tmp-"))).toEqual([]);
  // Files that were written before the process died, but not logged, are logged by the next one.
  const logged = (await fixes()).map(({ subject }) => subject);
  expect(logged.sort()).toEqual([...names].sort());
  expect((await api.ok("verifyAudit", {})).ok).toBe(true);
  await expectWhole(service.db, ctx);
});
