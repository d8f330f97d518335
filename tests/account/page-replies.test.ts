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
