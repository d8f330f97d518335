import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { listMailboxes, pullMailbox } from "@/lib/mailboxes";
import { writeVaultSettings } from "@/lib/vault";
import { messageOf } from "@/tests/support/imap";
import { itDeep } from "../support/deep";
import { mailing } from "./setup";

const mail = mailing();
const { create } = mail;
const pull = (id: string) => pullMailbox(mail.ctx, { id });
const inbox = () => {
  try {
    return readdirSync(join(mail.ctx.account.vaultDir, "inbox")).sort();
  } catch {
    return [];
  }
};
const all = { include_existing: true };

describe("a pull", () => {
  it("puts each message into the inbox once, byte for byte", async () => {
    mail.imap.deliver("Offer");
    mail.imap.deliver("=?utf-8?Q?Gr=C3=BC=C3=9Fe?=: the / week");
    const { id } = await create(all);
    expect(await pull(id)).toEqual({ pulled: 2, skipped: 0, remaining: 0 });
    expect(inbox()).toEqual(["2026-11-23 Grüße_ the _ week.eml", "2026-11-23 Offer.eml"]);
    const stored = readFileSync(join(mail.ctx.account.vaultDir, "inbox/2026-11-23 Offer.eml"));
    expect(stored.equals(messageOf("Offer"))).toBe(true);
    expect(await pull(id)).toEqual({ pulled: 0, skipped: 0, remaining: 0 });
    mail.imap.deliver("Later");
    expect(await pull(id)).toEqual({ pulled: 1, skipped: 0, remaining: 0 });
    expect(inbox()).toHaveLength(3);
  });

  it("names a message by its day in the time zone of the vault", async () => {
    await writeVaultSettings(mail.ctx, { time_zone: "Pacific/Honolulu" });
    mail.imap.deliver("Offer");
    await pull((await create(all)).id);
    expect(inbox()).toEqual(["2026-11-22 Offer.eml"]);
  });

  it("imports only mail that arrives after the mailbox was added, by default", async () => {
    mail.imap.deliver("Before");
    const { id } = await create();
    expect(await pull(id)).toMatchObject({ pulled: 0 });
    mail.imap.deliver("After");
    expect(await pull(id)).toMatchObject({ pulled: 1 });
    expect(inbox()).toEqual(["2026-11-23 After.eml"]);
  });

  itDeep("knows a message by its Message-ID after the server has numbered its messages again", async () => {
    mail.imap.deliver("One");
    mail.imap.deliver("Two", { id: null });
    const { id } = await create(all);
    await pull(id);
    mail.imap.folder("INBOX").renumber();
    mail.imap.deliver("Three");
    expect(await pull(id)).toMatchObject({ pulled: 1 });
    expect(inbox()).toHaveLength(3);
  });

  it("names a message by a subject that is in Windows-1252, without saying so", async () => {
    const message = messageOf("Summer").toString("latin1").replace("Subject: Summer", "Subject: \xc9t\xe9");
    mail.imap.folder("INBOX").add(Buffer.from(message, "latin1"));
    await pull((await create(all)).id);
    expect(inbox()).toEqual(["2026-11-23 Été.eml"]);
  });

  it("takes messages for different ones whose program wrote no Message-ID into its field", async () => {
    mail.imap.deliver("Scan 1", { id: "<>" });
    mail.imap.deliver("Scan 2", { id: "<>" });
    expect(await pull((await create(all)).id)).toMatchObject({ pulled: 2 });
  });

  itDeep("takes a message that is in two mailboxes once", async () => {
    mail.imap.deliver("Shared");
    mail.imap.deliver("Shared", { folder: "Lists" });
    for (const folder of ["INBOX", "Lists"]) await pull((await create({ ...all, folder })).id);
    expect(inbox()).toEqual(["2026-11-23 Shared.eml"]);
    const { mailboxes } = await listMailboxes(mail.ctx);
    expect(mailboxes.map(({ messages }) => messages.pulled)).toEqual([1, 0]);
  });

  itDeep("takes at most fifty messages, the oldest first", async () => {
    for (let n = 1; n <= 52; n += 1) mail.imap.deliver(`Number ${n}`);
    const { id } = await create(all);
    expect(await pull(id)).toEqual({ pulled: 50, skipped: 0, remaining: 2 });
    expect(inbox()).not.toContain("2026-11-23 Number 51.eml");
    expect(await pull(id)).toEqual({ pulled: 2, skipped: 0, remaining: 0 });
  });

  it("skips a message that is too large, and leaves it as it is", async () => {
    mail.imap.deliver("Large", { text: "x".repeat(5 * 1024 * 1024) });
    mail.imap.deliver("Small");
    const { id } = await create({ ...all, after: "mark_seen" });
    expect(await pull(id)).toEqual({ pulled: 1, skipped: 1, remaining: 0 });
    expect(mail.imap.folder("INBOX").messages.map(({ flags }) => flags.has("\\Seen"))).toEqual([false, true]);
    const [mailbox] = (await listMailboxes(mail.ctx)).mailboxes;
    expect(mailbox?.messages).toEqual({ pulled: 1, skipped: 1 });
  });
});

describe("on the server", () => {
  it("nothing changes by default: the folder is opened to read only", async () => {
    mail.imap.deliver("Offer");
    await pull((await create(all)).id);
    expect(mail.imap.folder("INBOX").messages.map(({ flags }) => flags.size)).toEqual([0]);
    expect(
      mail.imap.backend.commands.filter((line) => /^(SELECT|STORE|MOVE|UID (STORE|MOVE))/.test(line)),
    ).toEqual([]);
  });

  it("a message is moved once it is in the inbox", async () => {
    mail.imap.folder("Done");
    mail.imap.deliver("Offer");
    await pull((await create({ ...all, after: "move", move_to: "Done" })).id);
    expect([mail.imap.folder("INBOX").messages.length, mail.imap.folder("Done").messages.length]).toEqual([
      0, 1,
    ]);
  });

  itDeep(
    "a message is moved later when the connection was lost before, and does not come twice",
    async () => {
      mail.imap.folder("Done");
      mail.imap.deliver("Offer");
      const { id } = await create({ ...all, after: "move", move_to: "Done" });
      mail.imap.backend.cutAt = /UID MOVE/;
      await expect(pull(id)).rejects.toMatchObject({ code: "EXEC_ERROR" });
      expect([inbox().length, mail.imap.folder("Done").messages.length]).toEqual([1, 0]);
      mail.imap.backend.cutAt = null;
      expect(await pull(id)).toMatchObject({ pulled: 0 });
      expect([inbox().length, mail.imap.folder("Done").messages.length]).toEqual([1, 1]);
    },
  );

  it("nothing is moved where that would remove what others have marked as deleted", async () => {
    mail.imap.folder("Done");
    mail.imap.deliver("Offer");
    mail.imap.backend.capabilities = ["IMAP4rev1"];
    const { id } = await create({ ...all, after: "move", move_to: "Done" });
    await expect(pull(id)).rejects.toThrow("cannot move messages");
    expect(inbox()).toEqual([]);
  });
});
