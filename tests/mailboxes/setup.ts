import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Context } from "@/lib/db";
import { createMailbox } from "@/lib/mailboxes";
import { type ImapServer, startImap } from "@/tests/support/imap";
import { openVault, type TestVault } from "@/tests/support/vault";

/** A mail server and an account for each test, in the test's own process. */
export interface Mailing {
  readonly imap: ImapServer;
  readonly ctx: Context;
  readonly vault: TestVault;
  /** A mailbox on the server. */
  create: (more?: object) => ReturnType<typeof createMailbox>;
}

export function mailing(): Mailing {
  let vault: TestVault;
  let imap: ImapServer;
  let ctx: Context;
  beforeAll(async () => {
    vault = await openVault();
  });
  afterAll(() => vault.close());
  beforeEach(async () => {
    imap = await startImap();
    ctx = await vault.another();
    return () => imap.close();
  });
  return {
    get vault() {
      return vault;
    },
    get imap() {
      return imap;
    },
    get ctx() {
      return ctx;
    },
    create: (more = {}) => createMailbox(ctx, { ...imap.settings, ...more }),
  };
}
