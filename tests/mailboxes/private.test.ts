import { expect, it } from "vitest";
import { listMailboxes } from "@/lib/mailboxes";
import { withServer } from "@/lib/mailboxes/connect/client";
import { withSettings } from "../support/with-settings";
import { mailing } from "./setup";

withSettings({ KV_ALLOW_PRIVATE_MAILBOXES: "no" });

const mail = mailing();
const SERVER = { port: 993, security: "tls" as const, username: "alice", password: "secret" };

it.each(["127.0.0.1", "localhost", "::1", "[::ffff:10.0.0.1]", "2130706433", "169.254.169.254", "nas.lan"])(
  "a mailbox on %s is refused, with the setting that would allow it",
  async (host) => {
    await expect(mail.create({ ...SERVER, host })).rejects.toThrow("KV_ALLOW_PRIVATE_MAILBOXES");
    expect(await listMailboxes(mail.ctx)).toEqual({ mailboxes: [] });
  },
);

it("a password is not sent unencrypted", async () => {
  const given = { ...SERVER, host: "imap.example.org", security: "none" };
  await expect(mail.create(given)).rejects.toThrow("could be read on its way");
});

it("one that was stored when it was allowed is not connected to any more", async () => {
  const connect = (host: string) => {
    const server = { ...mail.imap.settings, host, security: "tls" as const };
    return withServer(server, "secret", AbortSignal.timeout(20_000), async () => "connected");
  };
  await expect(connect("127.0.0.1")).rejects.toThrow("private address");
  // The name is public by its text; where it leads is seen when it is resolved.
  await expect(connect("localhost.localdomain")).rejects.toThrow();
  expect(mail.imap.backend.commands).toEqual([]);
});
