import { afterAll, afterEach, describe, expect, it } from "vitest";
import { describeDeep } from "@/tests/support/deep";
import { type ImapServer, startImap } from "@/tests/support/imap";
import { Authority } from "@/tests/support/imap/certificate";
import { reachableRoom } from "@/tests/support/room";
import { serveOwn } from "@/tests/support/serve-own";
import { until } from "@/tests/support/until";

const room = reachableRoom("kv-certificates-");
const trusted = new Authority(room.path, "trusted");
const unknown = new Authority(room.path, "unknown");
afterAll(() => room.remove());

const served = serveOwn({
  worker: true,
  env: { KV_ALLOW_PRIVATE_MAILBOXES: "yes", NODE_EXTRA_CA_CERTS: trusted.path },
});
let imap: ImapServer;
afterEach(() => imap.close());

describe("a mailbox by tls", () => isReadSafely("tls"));
describeDeep("a mailbox by starttls", () => isReadSafely("starttls"));

function isReadSafely(security: "tls" | "starttls"): void {
  it("is read by the worker and by the web process", async () => {
    imap = await startImap({ security, certificate: trusted.issue("IP:127.0.0.1") });
    imap.deliver(`Frost ${security}`);
    const { api } = served.account;
    const { id } = await api.ok("createMailbox", { ...imap.settings, include_existing: true });
    await until("the worker has pulled it, and its pull has ended", async () => {
      const { mailboxes } = await api.ok("listMailboxes", {});
      const mailbox = mailboxes.find((each) => each.id === id);
      return mailbox?.messages.pulled === 1 && mailbox.last_pull_at !== null;
    });
    imap.deliver(`Thaw ${security}`);
    expect(await api.ok("pullMailbox", { id })).toMatchObject({ pulled: 1 });
    const { files } = await api.ok("inboxStates", {});
    const names = files.map(({ filename }) => filename);
    for (const subject of ["Frost", "Thaw"])
      expect(names).toContainEqual(expect.stringContaining(`${subject} ${security}`));
    expect(imap.backend.commands.includes("STARTTLS")).toBe(security === "starttls");
    await api.ok("deleteMailbox", { id });
  });

  it.each([
    ["of an authority that nobody knows", "NODE_EXTRA_CA_CERTS", () => unknown.issue("IP:127.0.0.1")],
    ["of another name", "use the name", () => trusted.issue("DNS:imap.example.org")],
  ])("gets no password when its certificate is %s", async (_, advice, issue) => {
    imap = await startImap({ security, certificate: issue() });
    const { api } = served.account;
    const { id } = await api.ok("createMailbox", { ...imap.settings, enabled: false });
    const { status, body } = await api.call("testMailbox", { id });
    expect([status, JSON.stringify(body)]).toEqual([
      502,
      expect.stringMatching(`The certificate of 127.0.0.1 is not valid.*${advice}`),
    ]);
    expect(imap.backend.commands).not.toContain("LOGIN");
    await api.ok("deleteMailbox", { id });
  });
}
