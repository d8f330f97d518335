import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { serve } from "../support/serve";
import { signInOverHttp } from "../support/sign-in";

const served = serve();

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${served.service.base}${path}`, { headers, redirect: "manual" });

const signedIn = async () => ({
  cookie: (await signInOverHttp(served.service.base, served.account)).cookies.join("; "),
});

const ENDED = "Your session has ended. Sign in, then try again here.";

it.each([
  "/attachments/a.png",
  "/janitor/csv?of=open",
  "/live",
  "/settings/audit/export",
  "/settings/backups/1/file",
])("%s says in a line of text that the session has ended", async (path) => {
  const reply = await ask(path);
  expect([reply.status, await reply.text()]).toEqual([401, `${ENDED}\n`]);
});

it.each(["/previews/a.md", "/suggestions?q=a", "/vault/graph/data", "/workflows/a/events"])(
  "%s returns 401 to a script when the session has ended",
  async (path) => {
    const reply = await ask(path);
    expect([reply.status, await reply.json()]).toEqual([401, { message: ENDED }]);
  },
);

it.each([
  ["/attachments/none.png", 404],
  ["/janitor/csv?of=sweeps&limit=0", 400],
  ["/settings/audit/export?format=xml", 400],
  ["/settings/backups/none/file", 400],
  ["/settings/backups/0198c0de-0000-7000-8000-000000000000/file", 404],
  ["/workflows/none/events", 404],
])("%s has the status of its error: %i", async (path, status) => {
  const reply = await ask(path, await signedIn());
  expect([reply.status, (await reply.text()).includes("\n")]).toEqual([status, !path.includes("events")]);
});

it("an invalid form or sign-in is a client error", async () => {
  const { base } = served.service;
  const headers = { origin: base, "content-type": "multipart/form-data" };
  const form = await fetch(`${base}/sign-in`, { method: "POST", headers, body: "x" });
  expect([form.status, await form.text()]).toEqual([400, expect.stringContaining("must name its boundary")]);
  const callback = await ask("/api/auth/callback/credentials");
  expect([callback.status, callback.headers.get("allow")]).toEqual([405, "POST"]);
});

it("the live stream is for pages of this service", async () => {
  const reply = await ask("/live", { ...(await signedIn()), "sec-fetch-site": "cross-site" });
  expect([reply.status, await reply.text()]).toEqual([403, "Only pages of this service may connect.\n"]);
});

it("the audit log is a file", async () => {
  await served.api.ok("createRecord", { type: "note", name: "Plan" });
  const reply = await ask("/settings/audit/export?action=record.create&format=jsonl", await signedIn());
  expect([reply.status, reply.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(reply.headers.get("content-disposition")).toBe('attachment; filename="audit.jsonl"');
  expect((await reply.text()).trimEnd().split("\n")).toHaveLength(1);
});

it.each(["/attachments/note/form.svg", "/settings/audit/export"])(
  "%s runs nothing and has no origin",
  async (path) => {
    write("note/form.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>");
    const reply = await ask(path, await signedIn());
    expect([reply.status, reply.headers.get("content-security-policy")]).toEqual([
      200,
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ]);
  },
);

it("a % in a name is not an escape", async () => {
  const headers = await signedIn();
  write("note/100% sure.md", "Sure.\n");
  write("note/50%25.md", "Encoded.\n");
  write("note/100%.svg", "<svg/>");
  const { etag } = await served.api.ok("readRecord", { path: "note/100% sure.md" });
  const saved = await fetch(`${served.service.base}/texts/note/100%25%20sure.md?part=source`, {
    method: "PUT",
    body: "Saved.\n",
    headers: { ...headers, "if-match": etag, origin: served.service.base },
  });
  expect([saved.status, readFileSync(join(served.account.vaultDir, "note/100% sure.md"), "utf8")]).toEqual([
    200,
    "Saved.\n",
  ]);
  const preview = await ask("/previews/note/50%2525.md", headers);
  expect([preview.status, await preview.json()]).toMatchObject([200, { text: "Encoded." }]);
  const attachment = await ask("/attachments/note/100%25.svg", headers);
  expect([attachment.status, await attachment.text()]).toEqual([200, "<svg/>"]);
});

function write(path: string, text: string): void {
  mkdirSync(join(served.account.vaultDir, "note"), { recursive: true });
  writeFileSync(join(served.account.vaultDir, path), text);
}
