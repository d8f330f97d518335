import { open, type Sealed, seal } from "@/lib/core/seal";
import { masterKeys } from "@/lib/core/secrets";
import type { Context, SealedRows } from "@/lib/db";
import type { MailboxRow } from "./find";
import { mailboxes } from "./tables";

const nameOf = (id: string): string => `mailbox ${id}`;
const belonging = (ctx: Context, id: string) => ({ accountId: ctx.account.id, name: nameOf(id) });

export const sealPassword = (ctx: Context, id: string, password: string): Sealed =>
  seal(masterKeys(), belonging(ctx, id), password);

/** Throws `UnknownMasterKey`. */
export const openPassword = (ctx: Context, row: MailboxRow): string =>
  open(masterKeys(), belonging(ctx, row.id), row);

export const mailboxRows: SealedRows = {
  what: "passwords of mailboxes",
  table: mailboxes,
  id: mailboxes.id,
  nameOf,
};
