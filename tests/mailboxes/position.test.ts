import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { changeMailbox, pullMailbox } from "@/lib/mailboxes";
import { type ImapServer, messageOf, startImap } from "@/tests/support/imap";
import { mailing } from "./setup";

const mail = mailing();
const pull = (id: string) => pullMailbox(mail.ctx, { id });
const inbox = () => readdirSync(join(mail.ctx.account.vaultDir, "inbox")).sort();
const deliverOld = (subject: string) =>
  mail.imap.folder("INBOX").add(messageOf(subject), [], new Date("2019-05-04T10:00:00Z"));

/** A mailbox of messages from now on, with one, in a folder with two from years ago. */
async function createWithOne(): Promise<string> {
  for (const subject of ["Old", "Older"]) deliverOld(subject);
  const { id } = await mail.create();
  await pull(id);
  mail.imap.deliver("New");
  expect(await pull(id)).toMatchObject({ pulled: 1 });
  return id;
}

describe.each(["oldest first", "newest first"] as const)("a folder that is numbered again, %s", (order) => {
  it("gives no message that is older than the mailbox, with this pull or a later one", async () => {
    const id = await createWithOne();
    mail.imap.folder("INBOX").renumber(order);
    for (let pulls = 0; pulls < 3; pulls += 1)
      expect(await pull(id)).toMatchObject({ pulled: 0, remaining: 0 });
    mail.imap.deliver("Next");
    deliverOld("Moved there by hand");
    expect(await pull(id)).toMatchObject({ pulled: 2 });
    expect(inbox()).toEqual(["Moved there by hand", "New", "Next"].map((name) => `2026-11-23 ${name}.eml`));
  });

  it("gives none after a pull that was interrupted before its first message", async () => {
    const id = await createWithOne();
    mail.imap.folder("INBOX").renumber(order);
    mail.imap.deliver("Next");
    mail.imap.backend.cutAt = /FETCH/;
    await expect(pull(id)).rejects.toMatchObject({ code: "EXEC_ERROR" });
    mail.imap.backend.cutAt = null;
    expect(await pull(id)).toMatchObject({ pulled: 1 });
    expect(await pull(id)).toMatchObject({ pulled: 0 });
    expect(inbox()).toEqual(["2026-11-23 New.eml", "2026-11-23 Next.eml"]);
  });
});

describe("the messages that arrived while a mailbox failed", () => {
  let elsewhere: ImapServer;
  afterEach(() => elsewhere.close());

  /** The same folders on another port, for another user as well. */
  async function alsoElsewhere() {
    elsewhere = await startImap();
    elsewhere.backend.folders = mail.imap.backend.folders;
    elsewhere.backend.passwords.set("bob@example.org", elsewhere.settings.password);
    const { port, password } = elsewhere.settings;
    return { port, password };
  }

  it("are imported once its port is right", async () => {
    const id = await createWithOne();
    mail.imap.deliver("Meanwhile");
    await changeMailbox(mail.ctx, { id, ...(await alsoElsewhere()) });
    expect(await pull(id)).toMatchObject({ pulled: 1 });
    expect(inbox()).toEqual(["2026-11-23 Meanwhile.eml", "2026-11-23 New.eml"]);
  });

  it("are not imported from the folder of another user", async () => {
    const id = await createWithOne();
    mail.imap.deliver("Meanwhile");
    await changeMailbox(mail.ctx, { id, ...(await alsoElsewhere()), username: "bob@example.org" });
    expect(await pull(id)).toMatchObject({ pulled: 0 });
  });
});
