import { expect, it } from "vitest";
import { serve } from "@/tests/support/serve";

const served = serve();

const WRONG = { fix: true, codes: ["NOPE"], paths: ["person/Alice Chen"] };

it("a workflow's input is refused wherever it is given, with what is allowed", async () => {
  const { api } = served;
  const workflow = { type: "JanitorWorkflow", input: WRONG };
  const requests: [path: string, json: object][] = [
    ["/workflows", workflow],
    ["/schedules", { schedule_id: "fix", cron: "0 3 * * *", ...workflow }],
    ["/workers/janitor/fix", { codes: WRONG.codes }],
  ];
  for (const [path, json] of requests) {
    const { status, text } = await api.send("POST", path, { json });
    expect(status, path).toBe(400);
    expect(text).toContain("VALIDATION_ERROR");
    expect(text).toContain("codes.0");
    expect(text).toContain("must be one of FM001, ");
  }
  expect(await api.ok("listWorkflows", {})).toEqual([]);
});
