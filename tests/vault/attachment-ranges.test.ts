import { beforeAll, describe, expect, it } from "vitest";
import { serve } from "../support/serve";
import { signInOverHttp } from "../support/sign-in";
import { writeInto } from "../support/vault";

const served = serve();
let cookie = "";

beforeAll(async () => {
  writeInto(served.account.vaultDir, "Media/talk.mp3", "0123456789");
  writeInto(served.account.vaultDir, "Media/empty.mp3", "");
  cookie = (await signInOverHttp(served.service.base, served.account)).cookies.join("; ");
});

const ask = (path: string, headers: Record<string, string>) =>
  fetch(`${served.service.base}/attachments/${path}`, { headers: { cookie, ...headers } });

describe("an attachment", () => {
  it.each([
    ["bytes=0-0", "0", "bytes 0-0/10"],
    ["bytes=2-5", "2345", "bytes 2-5/10"],
    ["bytes=7-", "789", "bytes 7-9/10"],
    ["bytes=-3", "789", "bytes 7-9/10"],
    ["bytes=8-100", "89", "bytes 8-9/10"],
  ])("is sent in part for %s", async (range, text, part) => {
    const reply = await ask("Media/talk.mp3", { range });
    expect(await reply.text()).toBe(text);
    expect(reply.status).toBe(206);
    expect(reply.headers.get("content-range")).toBe(part);
    expect(reply.headers.get("content-type")).toBe("audio/mpeg");
  });

  it.each<Record<string, string>>([
    {},
    { range: "bytes=0-1,4-5" },
    { range: "lines=1-2" },
    { range: "bytes=x" },
    { range: "bytes=0-1", "if-range": '"a"' },
  ])("is sent whole for %o", async (headers) => {
    const reply = await ask("Media/talk.mp3", headers);
    expect([reply.status, await reply.text()]).toEqual([200, "0123456789"]);
    expect(reply.headers.get("accept-ranges")).toBe("bytes");
  });

  it.each([
    ["Media/talk.mp3", "bytes=10-", "bytes */10"],
    ["Media/empty.mp3", "bytes=0-", "bytes */0"],
  ])("%s has no %s", async (path, range, size) => {
    const reply = await ask(path, { range });
    expect([reply.status, reply.headers.get("content-range")]).toEqual([416, size]);
  });
});
