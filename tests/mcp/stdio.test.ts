import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { itDeep } from "@/tests/support/deep";
import { Assistant } from "@/tests/support/mcp";
import { serve } from "@/tests/support/serve";
import { fill, TASKS } from "./tasks";

const served = serve();
let assistant: Assistant;
let reader: Assistant;

beforeAll(async () => {
  await fill(served.api);
  const account = ["--account", served.account.id];
  assistant = await Assistant.overStdio(served.service, account);
  reader = await Assistant.overStdio(served.service, ["--read-only", ...account]);
}, 240_000);
afterAll(() => Promise.all([assistant.client.close(), reader.client.close()]));

describe("kv mcp", () => {
  // Over HTTP it solves all of them.
  it.each(TASKS.slice(0, 2))("solves: %s", solves);
  itDeep.each(TASKS.slice(2))("solves: %s", solves);

  async function solves(_: string, solve: (typeof TASKS)[number][1]): Promise<void> {
    assistant.calls = 0;
    await solve(assistant, served.api);
    expect(assistant.calls).toBeLessThanOrEqual(3);
  }

  it("writes as the user of the command line", async () => {
    await assistant.use("create", { type: "note", name: "By stdio" });
    const { entries } = await served.api.ok("listAudit", { subject: "note/By stdio.md" });
    expect(entries[0]?.actor).toMatchObject({ type: "cli" });
  });

  it("offers only reading tools with --read-only", async () => {
    const names = (await reader.client.listTools()).tools.map(({ name }) => name);
    expect(names).toContain("read");
    expect(names).not.toContain("create");
    const refused = await reader.try("create", { type: "note", name: "Never" });
    expect(refused).toMatchObject({
      isError: true,
      text: expect.stringContaining("There is no tool create"),
    });
  });
});
