import { describe, expect, it } from "vitest";
import { z } from "zod";
import { type ApiOperation, operations } from "@/lib/api";
import { serve } from "@/tests/support/serve";

const served = serve();

/** The keys of the path that are ids. */
const idsOf = ({ http, input }: ApiOperation) =>
  Object.keys(input.shape).filter(
    (key) => http.path.includes(`{${key}}`) && input.shape[key] instanceof z.ZodUUID,
  );

/** Those that take ids, and nothing else that is required. */
const withIds = operations.filter((op) => {
  const ids = idsOf(op).map((key) => [key, crypto.randomUUID()]);
  return ids.length > 0 && op.input.safeParse(Object.fromEntries(ids)).success;
});

describe.each(["nope", "11111111-1111-1111-1111-111111111111"])("what cannot be an id, %s,", (id) => {
  it.each(withIds.map((op) => [`${op.http.method} ${op.http.path}`, op] as const))(
    "is not found by %s",
    async (_, op) => {
      const path = op.http.path.replace(/\{\w+\}/g, id);
      const { status, body } = await served.api.send<{ error: { code: string } }>(op.http.method, path);
      expect([status, body.error.code]).toEqual([404, "NOT_FOUND"]);
    },
  );
});

it("a run by what cannot be its id is not found either", async () => {
  const { execution } = await served.api.ok("startWorkflow", { type: "JanitorWorkflow" });
  for (const run_id of ["nope", "11111111-1111-1111-1111-111111111111", crypto.randomUUID()]) {
    const refused = await served.api.refused("describeWorkflow", {
      workflowId: execution.workflowId,
      run_id,
    });
    expect([refused.status, refused.code]).toEqual([404, "NOT_FOUND"]);
    expect(refused.message).toContain(run_id);
  }
});
