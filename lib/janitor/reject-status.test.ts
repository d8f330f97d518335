import { afterAll, beforeAll, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { readJanitorSettings, writeJanitorSettings } from "./operations";
import { rejectStatus } from "./reject-status";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

it("accepted statuses of another shape are rejected with a sentence", async () => {
  const reasonFor = (accepted_statuses: unknown) =>
    writeJanitorSettings(vault.ctx, { accepted_statuses } as never).catch(({ message }) => message);
  expect(await reasonFor("parked")).toBe("accepted_statuses: must be an object: the statuses of each type");
  expect(await reasonFor({ task: "parked" })).toBe("accepted_statuses.task: must be a list of statuses");
});

it("statuses that are rejected at the same time are all gone, and the others stay", async () => {
  const { ctx } = vault;
  const statuses = Array.from({ length: 8 }, (_, n) => `status ${n}`);
  const accepted_statuses = { task: ["stays", ...statuses], note: ["status 0"], person: ["status 0"] };
  await writeJanitorSettings(ctx, { accepted_statuses, relate_body_links: true });
  await Promise.all(statuses.map((status) => rejectStatus(ctx, { type: "task", status })));
  await rejectStatus(ctx, { type: "person", status: "status 0" });
  expect(await readJanitorSettings(ctx, {})).toMatchObject({ relate_body_links: true });
  expect((await readJanitorSettings(ctx, {})).accepted_statuses).toEqual({
    task: ["stays"],
    note: ["status 0"],
  });
});
