import { z } from "zod";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import { type Database, notify } from "@/lib/db";
import { NOBODY, pairingRequests } from "@/lib/db/schema";
import type { ClientInfo } from "@/lib/operation";
import { listAccounts } from "..";
import { hashKey } from "../api-keys/key";
import { newDeviceCode, newUserCode, showUserCode } from "./codes";
import { limit } from "./limits";
import { sweep } from "./sweep";

const EXPIRES_IN_S = 600;
const INTERVAL_S = 5;

export const requestDeviceCodeInput = z.strictObject({
  client_name: textInput
    .trim()
    .min(1, "say what asks, such as kitchen tablet")
    .max(100, "at most 100 characters")
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]*$/u, "no control characters")
    .meta({ description: "What asks: the owner sees it" }),
  account: z
    .uuid("must be the id of an account; leave it out if you know none")
    .optional()
    .meta({ description: "The account that is to be asked, where the installation has several" }),
});

/** RFC 8628, section 3.2. */
export interface DeviceCode {
  device_code: string;
  user_code: string;
  verification_uri: string;
  verification_uri_complete: string;
  /** Seconds. */
  expires_in: number;
  /** Seconds between two polls. */
  interval: number;
}

/**
 * Asks for a device to be let in. The reply is the same whether the account named is there or not: it is not
 * even looked for. Throws `RATE_LIMITED`.
 */
export async function requestDeviceCode(
  client: ClientInfo,
  input: z.input<typeof requestDeviceCodeInput>,
): Promise<DeviceCode> {
  const { client_name: name, account } = parse(requestDeviceCodeInput, input);
  limit("code", client.from);
  limit("anyCode", "all");
  const accountId = account ?? (await onlyAccount(client.db)) ?? NOBODY;
  const deviceCode = newDeviceCode();
  const userCode = await store(client, { accountId, name, deviceCodeHash: hashKey(deviceCode) });
  const address = `${client.origin}/device`;
  return {
    device_code: deviceCode,
    user_code: showUserCode(userCode),
    verification_uri: address,
    verification_uri_complete: `${address}?user_code=${showUserCode(userCode)}`,
    expires_in: EXPIRES_IN_S,
    interval: INTERVAL_S,
  };
}

/** Where there is one account, there is no question whose device it is. */
async function onlyAccount(db: Database): Promise<string | null> {
  const [first, second] = await listAccounts(db, 2);
  return first && !second ? first.id : null;
}

type Asked = Pick<typeof pairingRequests.$inferInsert, "accountId" | "name" | "deviceCodeHash">;

/** Stores the request under a code that no other has; returns the code. */
function store({ db, clock, from }: ClientInfo, asked: Asked): Promise<string> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + EXPIRES_IN_S * 1000);
  return db.account(asked.accountId).tx(async (tx) => {
    await sweep(tx, asked.accountId, now);
    for (;;) {
      const userCode = newUserCode();
      const codes = { userCode, userCodeHash: hashKey(userCode) };
      const row = { ...asked, ...codes, address: from, interval: INTERVAL_S, createdAt: now, expiresAt };
      const added = await tx
        .insert(pairingRequests)
        .values(row)
        .onConflictDoNothing({ target: pairingRequests.userCodeHash })
        .returning({ id: pairingRequests.id });
      if (added.length === 0) continue;
      await notify({ account: { id: asked.accountId } }, tx, "kv_live");
      return userCode;
    }
  });
}
