import { expect, it } from "vitest";
import { bounded } from ".";

const MIB = 1024 * 1024;
const replying = (body: BodyInit | null, init?: ResponseInit): typeof fetch =>
  bounded(async () => new Response(body, init), MIB);

it("leaves a reply as it is, and ends one that is too long", async () => {
  const reply = await replying("text", { status: 401, headers: { "retry-after": "3" } })("http://x");
  expect([reply.status, reply.headers.get("retry-after"), await reply.text()]).toEqual([401, "3", "text"]);
  expect((await replying(null, { status: 204 })("http://x")).body).toBeNull();
  const [most, more] = [new Uint8Array(MIB), new Uint8Array(MIB + 1)];
  expect((await (await replying(most)("http://x")).bytes()).length).toBe(MIB);
  await expect((await replying(more)("http://x")).text()).rejects.toThrow("the reply has more than 1 MiB");
});
