import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { listMailboxes, pullMailbox } from "@/lib/mailboxes";
import { claimOne, release, settle } from "@/lib/mailboxes/pull/claim";
import { pull } from "@/lib/mailboxes/pull/pull";
import { mailboxes } from "@/lib/mailboxes/tables";
import { mailing } from "./setup";

const mail = mailing();
const inbox = () => readdirSync(join(mail.ctx.account.vaultDir, "inbox")).sort();
const listed = async () => (await listMailboxes(mail.ctx)).mailboxes[0];
const failures = async () =>
  (await mail.ctx.db.tx((tx) => tx.select().from(mailboxes))).map((row) => row.failures);
const pulled = async (id: string) => pullMailbox(mail.ctx, { id }).catch(({ message }: Error) => message);

async function createWith(more: object, ...subjects: string[]): Promise<string> {
  for (const subject of subjects) mail.imap.deliver(subject);
  return (await mail.create({ include_existing: true, ...more })).id;
}

/** A pull as the worker makes it, for this long. */
async function pullFor(id: string, maxMs: number) {
  const mailbox = await claimOne(mail.ctx, id);
  if (!mailbox) throw new Error("the mailbox is being pulled");
  return pull(mail.ctx, mailbox, new AbortController().signal, maxMs);
}

it("a pull that lasts longer than its lease leaves the mailbox to the process that has taken it since", async () => {
  const id = await createWith({}, "One");
  const later = { ...mail.ctx, clock: { now: () => new Date(Date.now() + 301_000) } };
  const [first, second] = [await claimOne(mail.ctx, id), await claimOne(later, id)];
  if (!first || !second) throw new Error("the mailbox is being pulled");
  await settle(mail.ctx, first, { error: null, remaining: 0, hasAdvanced: true });
  await release(mail.ctx, first);
  expect(await claimOne(later, id)).toBeNull();
  await settle(later, second, { error: null, remaining: 0, hasAdvanced: true });
  expect(await claimOne(later, id)).not.toBeNull();
});

describe("a slow server", () => {
  it("that delivers some messages in the time of a pull is pulled again at once", async () => {
    const id = await createWith({}, "One", "Two");
    mail.imap.backend.silentAt = /FETCH 2 /;
    expect(await pullFor(id, 3_000)).toEqual({ pulled: 1, skipped: 0, remaining: 1, error: null });
    const mailbox = await listed();
    const pause = Date.parse(mailbox?.next_pull_at ?? "") - Date.parse(mailbox?.last_pull_at ?? "");
    expect([pause, await failures()]).toEqual([1_000, [0]]);
  });

  it("that delivers none fails, and waits longer each time", async () => {
    const id = await createWith({}, "One");
    mail.imap.backend.silentAt = /FETCH 1 /;
    for (const _ of [1, 2])
      expect(await pullFor(id, 1_000)).toMatchObject({ error: expect.stringContaining("slow") });
    expect(await failures()).toEqual([2]);
  });
});

describe("a message that the server cannot deliver", () => {
  it("is tried in three pulls, then skipped with a message, so that the next ones are imported", async () => {
    const id = await createWith({}, "One", "Damaged", "Three");
    mail.imap.backend.refusedAt = /FETCH 2 .*BODY/;
    for (const _ of [1, 2]) expect(await pulled(id)).toContain("ended the request");
    expect(inbox()).toEqual(["2026-11-23 One.eml"]);
    expect(await pulled(id)).toMatch(/^A message of INBOX was skipped.*\(UID 2\)/);
    expect(await pulled(id)).toEqual({ pulled: 1, skipped: 0, remaining: 0 });
    expect(inbox()).toEqual(["2026-11-23 One.eml", "2026-11-23 Three.eml"]);
    expect(await listed()).toMatchObject({ messages: { pulled: 2, skipped: 1 }, error: null });
  });

  it("since the connection is lost with it is tried more often", async () => {
    const id = await createWith({}, "Damaged", "Two");
    mail.imap.backend.cutAt = /FETCH 1 .*BODY/;
    for (let tries = 1; tries < 10; tries += 1) expect(await pulled(id)).not.toContain("skipped");
    expect(await pulled(id)).toContain("skipped");
    expect(await pulled(id)).toEqual({ pulled: 1, skipped: 0, remaining: 0 });
  });

  it("is not given up for another one that could not be read before", async () => {
    const id = await createWith({}, "One", "Two");
    mail.imap.backend.refusedAt = /FETCH 1 .*BODY/;
    for (const _ of [1, 2]) await pulled(id);
    mail.imap.backend.refusedAt = /FETCH 2 .*BODY/;
    for (const _ of [1, 2]) expect(await pulled(id)).not.toContain("skipped");
    expect(inbox()).toEqual(["2026-11-23 One.eml"]);
  });
});

it("a folder that the server refuses to search is a failure, not an empty folder", async () => {
  const id = await createWith({}, "One");
  mail.imap.backend.refusedAt = /SEARCH/;
  expect(await pulled(id)).toContain("refused to list the messages of INBOX");
  mail.imap.backend.refusedAt = null;
  expect(await pulled(id)).toMatchObject({ pulled: 1 });
});

it("messages are imported even if the server refuses to move them, which the mailbox reports", async () => {
  mail.imap.folder("Done");
  const id = await createWith({ after: "move", move_to: "Done" }, "One", "Two");
  mail.imap.backend.refusedAt = /UID MOVE/;
  expect(await pulled(id)).toContain("could not be moved to “Done”");
  expect(inbox()).toEqual(["2026-11-23 One.eml", "2026-11-23 Two.eml"]);
  expect(await listed()).toMatchObject({
    messages: { pulled: 2 },
    error: expect.stringContaining("check the rights"),
  });
});
