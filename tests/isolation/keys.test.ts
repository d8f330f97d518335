import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApiKey, listApiKeys, MAX_API_KEYS, revokeApiKey } from "@/lib/accounts";
import { KvError } from "@/lib/core/errors";
import { Database } from "@/lib/db";
import { type OwnService, startService } from "@/tests/support/own-service";
import { serve } from "@/tests/support/serve";
import { contextFor } from "@/tests/support/vault";

/** A web process and an API process on one database. */
const served = serve();
let second: OwnService;

beforeAll(async () => {
  second = await startService({ beside: served.service, process: "api" });
}, 60_000);
afterAll(() => second.stop());

describe("a key", () => {
  it("works in every process as soon as it was made", async () => {
    const { key } = await served.account.newKey();
    for (const service of [served.service, second]) {
      expect((await service.client(key).call("vaultSchema", {})).status).toBe(200);
    }
    const account = await second.account();
    expect((await served.service.client(account.api.key).call("vaultSchema", {})).status).toBe(200);
  });

  it("is refused by the very next request in every process once it was revoked, however busy it was", async () => {
    for (let round = 0; round < 5; round += 1) {
      const account = await served.service.account();
      const { id, key } = await account.newKey();
      const clients = [served.service.client(key), second.client(key)];
      const busy = clients.flatMap((client) =>
        Array.from({ length: 10 }, () => client.call("vaultSchema", {})),
      );
      expect((await Promise.all(busy)).every((reply) => reply.status === 200)).toBe(true);
      await revokeApiKey(account.ctx, { id });
      const after = await Promise.all(clients.map((client) => client.call("vaultSchema", {})));
      expect(after.map((reply) => reply.status)).toEqual([401, 401]);
    }
  });

  it("writes what the other process reads at once", async () => {
    const there = second.client(served.account.api.key);
    const { path } = await served.api.ok("createRecord", { type: "note", name: "Here", body: "here" });
    expect((await there.ok("readRecord", { path })).body).toBe("here");
    await there.ok("editRecord", { path, body: "there" });
    expect((await served.api.ok("readRecord", { path })).body).toBe("there");
  });

  it("loses no update when both processes edit one record at once", async () => {
    const { path } = await served.api.ok("createRecord", {
      type: "note",
      name: "Both",
      fields: { tags: [] },
    });
    const clients = [served.api, second.client(served.account.api.key)];
    const tags = Array.from({ length: 20 }, (_, n) => `t${n}`);
    await Promise.all(
      tags.map((tag, n) => clients[n % 2]?.ok("editRecord", { path, append: { tags: tag } })),
    );
    const { frontmatter } = await served.api.ok("readRecord", { path });
    expect((frontmatter.tags as string[]).sort()).toEqual([...tags].sort());
  });
});

describe("the cap of ten", () => {
  it("holds under 50 parallel creations over several connections, and a revoked key frees a slot", async () => {
    const account = await served.service.account();
    const pools = Array.from({ length: 5 }, () => new Database(served.service.databaseUrl, 4));
    const contexts = pools.map((db) => contextFor(db, account.ctx.account));
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) =>
        createApiKey(contexts[n % 5] ?? account.ctx, { name: `key ${n}` }),
      ),
    );
    const made = results.filter((result) => result.status === "fulfilled");
    expect(made).toHaveLength(MAX_API_KEYS - 1); // the account came with its first
    for (const result of results) {
      if (result.status === "fulfilled") continue;
      expect(result.reason).toBeInstanceOf(KvError);
      expect(result.reason).toMatchObject({
        code: "CONFLICT",
        message: expect.stringContaining("API key limit reached (10)"),
      });
    }
    const keys = await listApiKeys(account.ctx);
    expect(keys).toHaveLength(MAX_API_KEYS);
    await revokeApiKey(account.ctx, { id: keys[3]?.id ?? "" });
    await createApiKey(account.ctx, { name: "after" });
    await expect(createApiKey(account.ctx, { name: "one too many" })).rejects.toThrow(/revoke one first/);
    await Promise.all(pools.map((db) => db.close()));
  });

  it("is each account's own", async () => {
    const other = await served.service.account();
    await other.newKey();
    expect(await listApiKeys(other.ctx)).toHaveLength(2);
  });
});
