import { afterAll, beforeAll, expect, it } from "vitest";
import { mailboxes } from "@/lib/mailboxes/tables";
import { type ImapServer, startImap } from "@/tests/support/imap";
import { serve } from "@/tests/support/serve";
import { until } from "@/tests/support/until";

const served = serve({ worker: true });
let imap: ImapServer;
beforeAll(async () => {
  imap = await startImap();
});
afterAll(() => imap.close());

it("the worker pulls a mailbox when it is due, and the curator reads what came", async () => {
  const { api, ctx } = served.account;
  const { id } = await api.ok("createMailbox", imap.settings);
  const first = async () => (await api.ok("listMailboxes", {})).mailboxes[0];
  await until("it was pulled", async () => (await first())?.last_pull_at != null);
  imap.deliver("Frost on the terraces");
  await ctx.db.tx((tx) => tx.update(mailboxes).set({ dueAt: new Date(0) }));
  await until("the message is a record", async () => {
    const { files } = await api.ok("inboxStates", {});
    return files.some(({ filename, state }) => filename.includes("Frost") && state === "processed");
  });
  expect(await first()).toMatchObject({ id, error: null, messages: { pulled: 1, skipped: 0 } });
  expect(await api.ok("testMailbox", { id })).toMatchObject({ messages: 1 });
  await api.ok("deleteMailbox", { id });
  expect(await api.refused("pullMailbox", { id })).toMatchObject({ status: 404 });
});
