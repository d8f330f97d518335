import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "@/lib/api";
import { KvError } from "@/lib/core/errors";
import { type Context, closeDatabase, type Database, database } from "@/lib/db";
import { createRecord, deleteRecord, editRecord, moveRecord, reconcile, searchVault } from "@/lib/vault";
import { populate } from "../isolation/populate";
import { contextFor, openVault, type TestVault } from "../support/vault";
import { grow } from "./grow";
import { PlanLog } from "./plans";

const ACCOUNTS = 10_000;
/** Of each account: a million in all. */
const RECORDS = 100;

let vault: TestVault;
let ctx: Context;
let db: Database;
let log: PlanLog;
let large: ReadonlySet<string>;

beforeAll(async () => {
  vault = await openVault();
  ctx = vault.ctx;
  await populate(vault.db, ctx);
  const owner = postgres(vault.databaseUrl, { max: 1, onnotice: () => {} });
  await grow(owner, ctx.account.id, { accounts: ACCOUNTS, records: RECORDS });
  await owner.end();
  log = await PlanLog.open(vault.databaseUrl);
  large = await log.tablesOf(ACCOUNTS / 2);
  // Connections that were open before log nothing.
  db = database(vault.databaseUrl);
  ctx = contextFor(db, ctx.account);
}, 900_000);
afterAll(async () => {
  await log?.close();
  await closeDatabase();
  await vault?.close();
});

/** Errors such as `NOT_FOUND` come after the query. */
const unlessRefused = (error: unknown): void => {
  if (!(error instanceof KvError)) throw error;
};

describe(`with ${ACCOUNTS} accounts, a query reads no table from end to end`, () => {
  it("that grows with them, which are nearly all", () => {
    expect([...large]).toEqual(
      expect.arrayContaining(["vault_files", "vault_texts", "vault_links", "audit_entries"]),
    );
  });

  const VALUES: Record<string, string> = { path: "note/Note.md", workflowId: "curator-test", type: "note" };
  /** A directory is compared with the vaults of all accounts. */
  const reading = operations.filter(
    ({ id, kind, http }) => kind === "plain" && http.method === "GET" && id !== "vaultDirectories",
  );

  it.each(reading.map((operation) => [operation.id, operation] as const))("%s", async (_, operation) => {
    if (operation.kind !== "plain") return;
    const parameters = Object.entries(operation.input.shape)
      .filter(([, schema]) => !schema.safeParse(undefined).success)
      .map(([name]) => name);
    const given = Object.fromEntries(
      parameters.map((name) => [name, VALUES[name] ?? "3f6c6f0e-7a1d-4a52-9a55-0d8c2a6b1f20"]),
    );
    await operation.run(ctx, operation.input.parse(given)).catch(unlessRefused);
    expect(log.scansOf(large)).toEqual([]);
  });

  it.each([
    { q: "text" },
    { q: "text about" },
    { q: "no-such-word" },
    { q: "c++" },
    { q: "type:note updated:>2020-01-01" },
    { grep: "Grown" },
    { glob: "note/**" },
    { tag: "area" },
  ])("a search by %o", async (search) => {
    await searchVault(ctx, search);
    expect(log.scansOf(large)).toEqual([]);
  });

  it("creating, editing, moving and deleting a record, and a walk of the vault", async () => {
    await createRecord(ctx, { type: "note", name: "New", body: "[[Note]]" });
    await editRecord(ctx, { path: "note/New.md", body_append: "More." });
    await moveRecord(ctx, { path: "note/New.md", name: "Newer" });
    await deleteRecord(ctx, { path: "note/Newer.md" });
    await reconcile(ctx);
    expect(log.scansOf(large)).toEqual([]);
  });
});
