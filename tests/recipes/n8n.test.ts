import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Received, type Receiver, startReceiver } from "@/tests/support/receiver";
import { root } from "@/tests/support/root";
import { serve } from "@/tests/support/serve";

const served = serve();
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

/** The text of the Code node, run with what n8n gives it. */
function codeNode({ headers, body }: Received, secret: string): Promise<unknown> {
  const recipe = readFileSync(join(root, "docs/recipes/n8n.md"), "utf8");
  const [, code = ""] = /```js\n(.*?)```/s.exec(recipe) ?? [];
  const run = new Function("require", "$input", "$env", `return (async () => {${code}\n}).call(this)`);
  const itself = { helpers: { getBinaryDataBuffer: async () => Buffer.from(body) } };
  const input = { first: () => ({ json: { headers } }) };
  return run.call(itself, createRequire(import.meta.url), input, { KV_WEBHOOK_SECRET: secret });
}

it("the Code node of the recipe takes what the vault sent, and nothing else", async () => {
  const { api } = served.account;
  const { id, secret } = await api.ok("createWebhook", { url: receiver.url });
  await api.ok("testWebhook", { id });
  const [sent] = receiver.received;
  if (!sent) throw new Error("Nothing came");
  expect(await codeNode(sent, secret)).toEqual([{ json: expect.objectContaining({ type: "webhook.test" }) }]);
  const forged = { ...sent, body: sent.body.replace("webhook.test", "record.created") };
  await expect(codeNode(forged, secret)).rejects.toThrow("Not from the vault");
  const old = { ...sent, headers: { ...sent.headers, "webhook-timestamp": "1700000000" } };
  await expect(codeNode(old, secret)).rejects.toThrow("Not from the vault");
});
