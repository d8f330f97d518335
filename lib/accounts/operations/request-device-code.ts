import { z } from "zod";
import { type Database, notify } from "@/lib/db";
import type { ClientInfo } from "@/lib/operation";
import { definePublicOperation } from "@/lib/operation";
import { hashKey } from "../api-keys/key";
import { newDeviceCode, newUserCode, showUserCode } from "../devices/codes";
import { limit } from "../devices/limits";
import { deviceName } from "../devices/name";
import { pairingTx, sweep } from "../devices/sweep";
import { findAccount, firstAccounts } from "../find";
import { pairingRequests } from "../tables/devices";

const EXPIRES_IN_S = 600;
const INTERVAL_S = 5;

const input = z.strictObject({
  client_name: deviceName.meta({ description: "The name of the device, as the owner sees it" }),
  account: z
    .uuid("must be the id of an account; leave it out if you know none")
    .optional()
    .meta({ description: "The id of the account, if the installation has several" }),
});

/**
 * Requests the pairing of a device. The reply does not show whether the named account exists. Throws
 * `RATE_LIMITED`.
 */
export const requestDeviceCode = definePublicOperation({
  id: "requestDeviceCode",
  http: { method: "POST", path: "/devices/code", form: { client_id: "client_name" } },
  tag: "Devices",
  summary: "A device asks to be paired (RFC 8628): it shows the user code, and polls with the device code",
  description: "The first step of the device flow. Takes JSON or a form, and needs no key.",
  input,
  output: z.object({
    device_code: z.string(),
    user_code: z.string(),
    verification_uri: z.url(),
    verification_uri_complete: z.url(),
    expires_in: z.int().meta({ description: "Seconds" }),
    interval: z.int().meta({ description: "Seconds between two polls" }),
  }),
  errors: ["RATE_LIMITED"],
  run: async (client, { client_name: name, account }) => {
    limit("code", client.from);
    limit("anyCode", "all");
    const accountId = await askedAccount(client.db, account);
    const deviceCode = newDeviceCode();
    const isClaimable = accountId !== null || account === undefined;
    const userCode = await store(client, {
      accountId,
      name,
      deviceCodeHash: hashKey(deviceCode),
      isClaimable,
    });
    const address = `${client.origin}/device`;
    return {
      device_code: deviceCode,
      user_code: showUserCode(userCode),
      verification_uri: address,
      verification_uri_complete: `${address}?user_code=${showUserCode(userCode)}`,
      expires_in: EXPIRES_IN_S,
      interval: INTERVAL_S,
    };
  },
});

/** The named account; in an installation with a single account, that one; otherwise none. */
async function askedAccount(db: Database, named?: string): Promise<string | null> {
  if (named !== undefined) return (await findAccount(db, named))?.id ?? null;
  const [first, second] = await firstAccounts(db, 2);
  return first && !second ? first.id : null;
}

interface Asked {
  accountId: string | null;
  name: string;
  deviceCodeHash: string;
  /** Whether an account may claim it; a request for an account that does not exist is pending until it expires. */
  isClaimable: boolean;
}

/** Stores the request under a code that no other has; returns the code. */
function store({ db, clock, from }: ClientInfo, { isClaimable, ...asked }: Asked): Promise<string> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + EXPIRES_IN_S * 1000);
  return pairingTx(db, asked.accountId, async (tx) => {
    await sweep(tx, asked.accountId, now);
    for (;;) {
      const userCode = newUserCode();
      const codes = { userCode, userCodeHash: hashKey(isClaimable ? userCode : newDeviceCode()) };
      const row = { ...asked, ...codes, address: from, interval: INTERVAL_S, createdAt: now, expiresAt };
      const added = await tx
        .insert(pairingRequests)
        .values(row)
        .onConflictDoNothing({ target: pairingRequests.userCodeHash })
        .returning({ id: pairingRequests.id });
      if (added.length === 0) continue;
      if (asked.accountId !== null) await notify({ account: { id: asked.accountId } }, tx, "kv_live");
      return userCode;
    }
  });
}
