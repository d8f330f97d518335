import { afterAll, beforeAll, expect, it } from "vitest";
import { send } from "@/lib/webhooks/send";
import { type Receiver, startReceiver } from "@/tests/support/receiver";
import { serve } from "@/tests/support/serve";

const served = serve();
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

it.each([
  "http://127.0.0.1:8080/hook",
  "https://127.0.0.1/hook",
  "https://localhost/hook",
  "https://[::ffff:10.0.0.1]/hook",
  "https://169.254.169.254/latest/meta-data",
  "https://2130706433/",
  "https://nas.lan/hook",
])("a webhook to %s is refused, with the setting that would allow it", async (url) => {
  const reply = await served.api.send("POST", "/webhooks", { json: { url } });
  expect(reply.status).toBe(400);
  if (url.startsWith("https:")) expect(reply.text).toContain("KV_ALLOW_PRIVATE_WEBHOOKS");
  expect(await served.api.ok("listWebhooks", {})).toEqual({ webhooks: [] });
});

it("one that was stored when it was allowed is not called any more", async () => {
  const message = { secret: "whsec_AAAA", id: crypto.randomUUID(), body: "{}" };
  expect(await send({ ...message, url: receiver.url })).toMatchObject({ status: null });
  // The name is public by its text; where it leads is seen when it is resolved.
  const port = new URL(receiver.url).port;
  const resolved = await send({ ...message, url: `https://localhost.localdomain:${port}/hook` });
  expect(resolved.error).not.toBeNull();
  expect(receiver.received).toEqual([]);
});
