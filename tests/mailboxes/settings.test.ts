import { once } from "node:events";
import { readdirSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listAudit } from "@/lib/audit";
import { rotateSecrets } from "@/lib/gateway";
import {
  changeMailbox,
  deleteMailbox,
  listMailboxes,
  MailPuller,
  pullMailbox,
  testMailbox,
} from "@/lib/mailboxes";
import { mailboxes } from "@/lib/mailboxes/tables";
import { startImap } from "@/tests/support/imap";
import { until } from "@/tests/support/until";
import { mailing } from "./setup";

const mail = mailing();
const { create } = mail;
const listed = async () => (await listMailboxes(mail.ctx)).mailboxes;
const rows = () => mail.ctx.db.tx((tx) => tx.select().from(mailboxes));
const makeDue = () => mail.ctx.db.tx((tx) => tx.update(mailboxes).set({ dueAt: new Date(0) }));

/** What a worker process does for an account that has a mailbox to pull. */
async function pullDue(): Promise<void> {
  const puller = new MailPuller();
  const before = new Date();
  await puller.pullDue(mail.ctx);
  await until("it has ended", async () =>
    (await rows()).every(
      ({ enabled, dueAt, leasedUntil }) => !enabled || (dueAt > before && leasedUntil === null),
    ),
  );
  await puller.stop();
}

describe("what is due", () => {
  it("is pulled, and due again after the interval", async () => {
    mail.imap.deliver("Offer");
    await create({ include_existing: true, every_minutes: 7 });
    const due = await mail.vault.db.sql`select account_id from kv_due_mailboxes(now())`;
    expect(due).toContainEqual({ account_id: mail.ctx.account.id });
    await pullDue();
    expect(readdirSync(join(mail.ctx.account.vaultDir, "inbox"))).toEqual(["2026-11-23 Offer.eml"]);
    const [mailbox] = await listed();
    const pause = Date.parse(mailbox?.next_pull_at ?? "") - Date.parse(mailbox?.last_pull_at ?? "");
    expect([mailbox?.error, pause]).toEqual([null, 7 * 60_000]);
  });

  it("waits longer after each failure, and no more once the password is right", async () => {
    const { id } = await create({ password: "wrong" });
    await pullDue();
    await makeDue();
    await pullDue();
    const [failing] = await listed();
    expect(failing?.error).toContain("most providers want an app password");
    const pause = Date.parse(failing?.next_pull_at ?? "") - Date.parse(failing?.last_pull_at ?? "");
    expect(pause).toBe(10 * 60_000);
    await changeMailbox(mail.ctx, { id, password: mail.imap.settings.password });
    await pullDue();
    expect(await listed()).toMatchObject([{ error: null }]);
    expect((await rows())[0]?.failures).toBe(0);
  });

  it("is leased only for its turn, and is due again when its pull was interrupted", async () => {
    const silent = createServer();
    await once(silent.listen(0, "127.0.0.1"), "listening");
    const { port } = silent.address() as AddressInfo;
    for (let n = 0; n < 5; n += 1) await create({ port });
    await makeDue();
    const puller = new MailPuller();
    const taken = async () => (await rows()).filter(({ leasedUntil }) => leasedUntil !== null).length;
    for (const _ of ["once", "again"]) {
      await puller.pullDue(mail.ctx);
      await until("four are pulled", async () => (await taken()) >= 4);
      expect(await taken()).toBe(4);
    }
    await puller.stop();
    expect(await taken()).toBe(0);
    silent.close();
  });

  it("is nothing that is disabled, or that a process pulls already", async () => {
    await create({ enabled: false });
    const due = () =>
      mail.ctx.db.tx((tx) =>
        tx.execute(
          sql`select * from kv_due_mailboxes(now() + interval '1 hour') where account_id = ${mail.ctx.account.id}`,
        ),
      );
    expect(await due()).toEqual([]);
    await pullDue();
    expect(await listed()).toMatchObject([{ enabled: false, next_pull_at: null, last_pull_at: null }]);
    const { id } = await create();
    await mail.ctx.db.tx((tx) => tx.update(mailboxes).set({ leasedUntil: new Date(Date.now() + 60_000) }));
    await expect(pullMailbox(mail.ctx, { id })).rejects.toMatchObject({ code: "CONFLICT" });
  });
});

describe("a test", () => {
  it("opens the folder and lists the others", async () => {
    mail.imap.folder("Vault");
    const { id } = await create({ folder: "Vault" });
    expect(await testMailbox(mail.ctx, { id })).toEqual({ messages: 0, folders: ["INBOX", "Vault"] });
  });

  it("says what to change", async () => {
    const refused = async (more: object) => {
      const { id } = await create(more);
      return testMailbox(mail.ctx, { id }).catch((error: Error) => error.message);
    };
    expect(await refused({ folder: "Vualt" })).toBe("The server has no folder “Vualt”. It has INBOX.");
    expect(await refused({ security: "tls" })).toContain("does not speak TLS on port");
    expect(await refused({ security: "starttls" })).toContain("offers no STARTTLS");
    const gone = await startImap();
    await gone.close();
    expect(await refused({ port: gone.settings.port })).toContain("accepts no connection on port");
  });
});

describe("a mailbox", () => {
  it("never shows its password, and keeps it sealed", async () => {
    await create();
    const { password } = mail.imap.settings;
    const shown = [await listed(), await listAudit(mail.ctx, {})];
    expect(JSON.stringify(shown)).toContain("mailbox.create");
    expect(JSON.stringify(shown)).not.toContain(password);
    expect((await rows())[0]?.sealed.includes(password)).toBe(false);
  });

  it("keeps its password when the master key is exchanged", async () => {
    const { id } = await create();
    const before = (await rows())[0]?.masterKeyId;
    expect(await rotateSecrets(mail.vault.db, [mail.ctx])).toMatchObject({ wrapped: 1 });
    expect((await rows())[0]?.masterKeyId).not.toBe(before);
    expect(await testMailbox(mail.ctx, { id })).toMatchObject({ messages: 0 });
  });

  it("sends its password to no other server", async () => {
    const { id } = await create();
    const elsewhere = { id, host: "imap.example.org" };
    await expect(changeMailbox(mail.ctx, elsewhere)).rejects.toMatchObject({
      details: [{ path: "password" }],
    });
    expect(await listed()).toMatchObject([{ host: mail.imap.settings.host }]);
    expect((await changeMailbox(mail.ctx, { ...elsewhere, password: "another" })).host).toBe(
      "imap.example.org",
    );
  });

  it("is changed and deleted, by its account alone", async () => {
    const { id } = await create();
    const moving = { after: "move", move_to: "Done", every_minutes: 30 } as const;
    expect(await changeMailbox(mail.ctx, { id, ...moving })).toMatchObject(moving);
    expect(await changeMailbox(mail.ctx, { id, after: "leave" })).toMatchObject({ move_to: null });
    const other = await mail.vault.another();
    for (const operation of [testMailbox, pullMailbox, deleteMailbox])
      await expect(operation(other, { id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await deleteMailbox(mail.ctx, { id });
    expect(await listed()).toEqual([]);
  });

  it.each([
    [{ host: "" }, "must be the name of a server"],
    [{ host: "imap.example.org:993" }, "without a port"],
    [{ host: "https://imap.example.org" }, "must be the name of a server"],
    [{ port: 0 }, "must be a port"],
    [{ security: "ssl" }, "must be one of tls"],
    [{ password: "" }, "cannot be empty"],
    [{ folder: "IN\r\nBOX" }, "cannot contain line breaks"],
    [{ after: "move" }, "must name the folder"],
    [{ after: "move", move_to: "INBOX" }, "must be another folder"],
    [{ every_minutes: 0 }, "whole number of minutes"],
  ])("is refused with %j", async (wrong, message) => {
    await expect(create(wrong)).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      details: [{ message: expect.stringContaining(message) }],
    });
    expect(await listed()).toEqual([]);
  });

  it("is one of five at most", async () => {
    await Promise.all(Array.from({ length: 5 }, () => create()));
    await expect(create()).rejects.toMatchObject({ code: "CONFLICT" });
  });
});
