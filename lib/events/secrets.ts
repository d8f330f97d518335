import { randomBytes } from "node:crypto";
import { open, type Sealed, seal } from "@/lib/core/seal";
import { masterKeys } from "@/lib/core/secrets";
import type { Context, SealedRows } from "@/lib/db";
import { webhooks } from "./tables";

const SECRET_BYTES = 32;

const nameOf = (id: string): string => `webhook ${id}`;
const belonging = (ctx: Context, id: string) => ({ accountId: ctx.account.id, name: nameOf(id) });

/** A secret in the form of Standard Webhooks. */
export const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;

export const sealSecret = (ctx: Context, id: string, secret: string): Sealed =>
  seal(masterKeys(), belonging(ctx, id), secret);

/** Throws `UnknownMasterKey`. */
export const openSecret = (ctx: Context, id: string, sealed: Sealed): string =>
  open(masterKeys(), belonging(ctx, id), sealed);

export const webhookRows: SealedRows = {
  what: "secrets of webhooks",
  table: webhooks,
  id: webhooks.id,
  nameOf,
};
