import { randomBytes } from "node:crypto";
import { getTableColumns, getTableName } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { secondFactors } from "@/lib/accounts/tables/sessions";
import { users } from "@/lib/accounts/tables/users";
import { seal } from "@/lib/core/seal";
import { keyId, masterKeys } from "@/lib/core/secrets";
import type { Context } from "@/lib/db";
import { webhooks } from "@/lib/events/tables";
import { allSealed } from "@/lib/gateway";
import { credentials } from "@/lib/gateway/tables";
import type { Owner } from "@/lib/health/consistency/check";
import { secrets as consistency } from "@/lib/health/consistency/checks/secrets";
import { rotation } from "@/lib/health/security/checks/rotation";
import { secrets as status } from "@/lib/health/status/checks/secrets";
import { mailboxes } from "@/lib/mailboxes/tables";
import { allTables } from "@/tests/support/tables";
import { openVault, type TestVault } from "@/tests/support/vault";

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

it("every table with sealed values is known", async () => {
  const withSealed = (await allTables()).filter((table) => "wrappedKey" in getTableColumns(table));
  expect(
    allSealed()
      .map(({ table }) => getTableName(table))
      .sort(),
  ).toEqual(withSealed.map((table) => getTableName(table)).sort());
});

/** Adds one value of a kind, sealed by `key`. */
const ADD: Record<string, (ctx: Context, key: Buffer) => Promise<unknown>> = {
  credentials: (ctx, key) => {
    const name = "ROUTER_API_KEY";
    return ctx.db.tx((tx) =>
      tx.insert(credentials).values({ ...sealedBy(ctx, key, name), name, changedAt: ctx.clock.now() }),
    );
  },
  "second factors": (ctx, key) =>
    ctx.db.tx(async (tx) => {
      const [user] = await tx.select().from(users);
      const userId = user?.id ?? "";
      await tx.insert(secondFactors).values({ ...sealedBy(ctx, key, `second factor ${userId}`), userId });
    }),
  "secrets of webhooks": (ctx, key) => {
    const id = crypto.randomUUID();
    const row = { ...sealedBy(ctx, key, `webhook ${id}`), id, url: "https://example.org" };
    return ctx.db.tx((tx) => tx.insert(webhooks).values(row));
  },
  "passwords of mailboxes": (ctx, key) => {
    const id = crypto.randomUUID();
    const server = { host: "h", port: 993, security: "tls", username: "u", folder: "INBOX" } as const;
    const rules = { after: "leave", everyMinutes: 5, includeExisting: false } as const;
    const row = { ...sealedBy(ctx, key, `mailbox ${id}`), id, ...server, ...rules };
    return ctx.db.tx((tx) => tx.insert(mailboxes).values(row));
  },
};

const sealedBy = ({ account }: Context, key: Buffer, name: string) => ({
  accountId: account.id,
  ...seal([key], { accountId: account.id, name }, "a secret"),
});

it.each(Object.keys(ADD))("%s that another master key wraps are found by every check", async (what) => {
  const ctx = await vault.another();
  const add = ADD[what];
  const [current] = masterKeys();
  if (!add || !current) throw new Error("nothing to add");
  expect(await status.run(ctx)).toEqual({ status: "ok", detail: "0 values can be decrypted" });
  const lost = randomBytes(32);
  await add(ctx, lost);
  expect(await rotation.run(ctx)).toMatchObject([
    { severity: "warn", detail: expect.stringContaining(`${what}: 1;`) },
  ]);
  const why = expect.stringMatching(new RegExp(`${what} .* ${keyId(lost)} .* is missing`));
  expect(await status.run(ctx)).toEqual({ status: "degraded", detail: why });
  expect((await consistency.run(ctx, {} as Owner)).faults).toEqual([why]);
});

it("values of the current master key are not a finding", async () => {
  const ctx = await vault.another();
  const [current] = masterKeys();
  if (!current) throw new Error("no master key");
  for (const add of Object.values(ADD)) await add(ctx, current);
  expect(await rotation.run(ctx)).toEqual([]);
  expect((await status.run(ctx)).detail).toBe("4 values can be decrypted");
  expect((await consistency.run(ctx, {} as Owner)).faults).toEqual([]);
});
