import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { itDeep } from "@/tests/support/deep";
import { Assistant } from "@/tests/support/mcp";
import { root } from "@/tests/support/root";
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
    const refused = reader.try("create", { type: "note", name: "Never" });
    await expect(refused).rejects.toMatchObject({ code: -32602, message: /There is no tool create/ });
  });

  it("answers requests that it read before its input ended", async () => {
    const child = spawn(process.execPath, ["bin/kv.mjs", "mcp", "--account", served.account.id], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: "production",
        DATABASE_URL: served.service.databaseUrl,
        KV_DATA_DIR: served.service.dataDir,
      },
      stdio: ["pipe", "pipe", "inherit"],
    });
    const message = (id: number, method: string, params: object) =>
      `${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`;
    const about = {
      protocolVersion: "2025-06-18",
      capabilities: {},
      clientInfo: { name: "test", version: "1" },
    };
    child.stdin.end(
      message(1, "initialize", about) + message(2, "tools/call", { name: "status", arguments: {} }),
    );
    const replies = (await text(child.stdout)).trim().split("\n");
    expect(replies.map((reply) => JSON.parse(reply).id)).toEqual([1, 2]);
    expect(JSON.parse(replies[1] ?? "").result.isError).toBeUndefined();
  });
});
