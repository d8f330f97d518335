import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkPassword } from "@/lib/accounts";
import { pairingRequests } from "@/lib/accounts/tables/devices";
import { backUp, inlineStep, runDrill } from "@/lib/backups";
import { type Context, Database } from "@/lib/db";
import { openVault, type TestVault } from "@/tests/support/vault";
import { populate } from "./populate";

/** Tables of an account, as the catalog has them now: a table that comes later is tried without being named here. */
interface Table {
  name: string;
  secured: boolean;
  forced: boolean;
  policies: number;
}

let vault: TestVault;
let owner: postgres.Sql;
let a: Context;
let b: Context;
let tables: Table[];

beforeAll(async () => {
  vault = await openVault();
  owner = postgres(vault.databaseUrl, { max: 1, onnotice: () => {} });
  a = vault.ctx;
  b = await vault.another();
  await populate(vault.db, a);
  await populate(vault.db, b);
  tables = await owner<Table[]>`
    select c.relname as name, c.relrowsecurity as secured, c.relforcerowsecurity as forced,
      (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p', 'f', 'm', 'v') order by c.relname`;
});
afterAll(async () => {
  await owner.end();
  await vault.close();
});

/** What the application's role may do in a transaction with these settings; nothing stays. */
async function asApp<T>(
  settings: Record<string, string>,
  work: (sql: postgres.TransactionSql) => Promise<T>,
): Promise<T> {
  const undone = new Error("undone");
  let result: { value: T } | undefined;
  await owner
    .begin(async (sql) => {
      await sql`set local role kv_app`;
      for (const [name, value] of Object.entries(settings))
        await sql`select set_config(${name}, ${value}, true)`;
      result = { value: await work(sql) };
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  if (!result) throw new Error("the work did not come to its end");
  return result.value;
}

const asA = <T>(work: (sql: postgres.TransactionSql) => Promise<T>) =>
  asApp({ "kv.account_id": a.account.id }, work);

/** How many rows were touched, or the code of the refusal. */
const outcome = async (statement: Promise<postgres.RowList<postgres.Row[]>>): Promise<number | string> => {
  try {
    return (await statement).count;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

const DENIED = "42501";

async function eachTable(test: (name: string) => Promise<void>): Promise<void> {
  expect(tables.length).toBeGreaterThanOrEqual(9);
  for (const { name } of tables) await test(name);
}

describe("every table of the schema public", () => {
  it("has account_id, and row-level security that applies to its owner, too", async () => {
    const columns = await owner<{ table_name: string; is_nullable: string; data_type: string }[]>`
      select table_name, is_nullable, data_type from information_schema.columns
      where table_schema = 'public' and column_name = 'account_id'`;
    await eachTable(async (name) => {
      const column = columns.find((each) => each.table_name === name);
      const isNullable = name === "pairing_requests" ? "YES" : "NO";
      expect(column, name).toMatchObject({ is_nullable: isNullable, data_type: "uuid" });
      const table = tables.find((each) => each.name === name);
      expect(table, name).toMatchObject({ secured: true, forced: true });
      expect(table?.policies, name).toBeGreaterThan(0);
    });
  });

  it("holds rows of both accounts here; for a new table, let `populate` make some", async () => {
    await eachTable(async (name) => {
      const [count] = await owner`select count(distinct account_id)::int as n from ${owner(name)}`;
      expect(count?.n, name).toBe(2);
    });
  });

  it("shows an account its own rows, and none of another", async () => {
    await eachTable(async (name) => {
      const rows = await asA((sql) => sql`select account_id from ${sql(name)}`);
      expect(rows.length, name).toBeGreaterThan(0);
      expect([...new Set(rows.map((row) => row.account_id))], name).toEqual([a.account.id]);
    });
  });

  it("allows nobody to change or delete a row of another account", async () => {
    await eachTable(async (name) => {
      const updated = await asA((sql) =>
        outcome(sql`update ${sql(name)} set account_id = account_id where account_id = ${b.account.id}`),
      );
      expect([0, DENIED], name).toContain(updated);
      const deleted = await asA((sql) =>
        outcome(sql`delete from ${sql(name)} where account_id = ${b.account.id}`),
      );
      expect([0, DENIED], name).toContain(deleted);
      const all = await asA((sql) => outcome(sql`delete from ${sql(name)}`));
      const [left] =
        await owner`select count(*)::int as n from ${owner(name)} where account_id = ${b.account.id}`;
      expect(all === DENIED || Number(left?.n) > 0, name).toBe(true);
    });
  });

  it("allows nobody to add a row to another account, or to move one there", async () => {
    await eachTable(async (name) => {
      const [row] =
        await owner`select row_to_json(t) as json from ${owner(name)} t where account_id = ${b.account.id} limit 1`;
      // What the table computes itself cannot be given.
      const columns = await owner<{ name: string }[]>`
        select attname as name from pg_attribute
        where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;
      const names = columns.map((column) => column.name);
      const added = await asA((sql) =>
        outcome(
          sql`insert into ${sql(name)} (${sql(names)}) select ${sql(names)}
            from jsonb_populate_record(null::${sql(name)}, ${sql.json(row?.json)})`,
        ),
      );
      expect(added, name).toBe(DENIED);
      const given = await asA((sql) => outcome(sql`update ${sql(name)} set account_id = ${b.account.id}`));
      expect(given, name).toBe(DENIED);
    });
  });

  it("is empty for connections without an account", async () => {
    await eachTable(async (name) => {
      for (const settings of [{}, { "kv.account_id": "" }] as Record<string, string>[]) {
        expect((await asApp(settings, (sql) => sql`select 1 from ${sql(name)}`)).length, name).toBe(0);
      }
    });
  });

  it("shows to the processes that serve all accounts the accounts, and nothing else", async () => {
    await eachTable(async (name) => {
      const rows = await asApp({ "kv.scope": "system" }, (sql) => sql`select account_id from ${sql(name)}`);
      expect(rows.length, name).toBe(name === "accounts" ? 2 : 0);
      const changed = await asApp({ "kv.scope": "system" }, (sql) =>
        outcome(sql`update ${sql(name)} set account_id = account_id`),
      );
      expect([0, DENIED], name).toContain(changed);
    });
  });

  it("shows one user at sign-in, and one key to the bearer of a key", async () => {
    const [user] = await owner`select email from users where account_id = ${b.account.id}`;
    const [key] = await owner`select hash from api_keys where account_id = ${b.account.id}`;
    await eachTable(async (name) => {
      const seen = async (settings: Record<string, string>) =>
        (await asApp(settings, (sql) => sql`select 1 from ${sql(name)}`)).length;
      expect(await seen({ "kv.sign_in_email": user?.email }), name).toBe(name === "users" ? 1 : 0);
      expect(await seen({ "kv.api_key_hash": key?.hash }), name).toBe(name === "api_keys" ? 1 : 0);
    });
  });

  it("shows to a device the row of its token or of its code, and to who knows only the user code none", async () => {
    const [device] = await owner`select hash from devices where account_id = ${b.account.id}`;
    const [request] = await owner`select * from pairing_requests where account_id = ${b.account.id}`;
    await eachTable(async (name) => {
      const seen = async (settings: Record<string, string>) =>
        (await asApp(settings, (sql) => sql`select 1 from ${sql(name)}`)).length;
      expect(await seen({ "kv.device_token_hash": device?.hash }), name).toBe(name === "devices" ? 1 : 0);
      const isRequests = name === "pairing_requests";
      expect(await seen({ "kv.device_code_hash": request?.device_code_hash }), name).toBe(isRequests ? 1 : 0);
      expect(await seen({ "kv.user_code_hash": request?.user_code_hash }), name).toBe(0);
    });
  });
});

describe("a backup of every table", () => {
  it("brings every row back as it was", async () => {
    const { rows } = await backUp(a, inlineStep, "manual");
    expect(rows).toBeGreaterThanOrEqual(tables.length - 10);
    const drill = await runDrill(a, crypto.randomUUID());
    expect(drill).toMatchObject({ passed: true, failure: null, rows });
  });
});

describe("a pairing request that is nobody's", () => {
  const code = "c".repeat(64);
  const row = { name: "x", address: "192.0.2.1", deviceCodeHash: "d", userCode: "BBBBBBBB", interval: 5 };

  beforeAll(() =>
    vault.db.system((tx) =>
      tx.insert(pairingRequests).values({ ...row, userCodeHash: code, expiresAt: new Date() }),
    ),
  );
  afterAll(() => owner`delete from pairing_requests where account_id is null`);

  const take = (settings: Record<string, string>, account: string) =>
    asApp(settings, (sql) =>
      outcome(sql`update pairing_requests set account_id = ${account} where user_code_hash = ${code}`),
    );

  it("can be taken by the account that knows its user code, for itself alone", async () => {
    const mine = { "kv.account_id": a.account.id };
    const knowing = { ...mine, "kv.user_code_hash": code };
    expect(await take(mine, a.account.id)).toBe(0);
    expect(await take(knowing, a.account.id)).toBe(1);
    expect(await take(knowing, b.account.id)).toBe(DENIED);
    expect(await take({ "kv.user_code_hash": code }, a.account.id)).toBe(DENIED);
    const deleted = await asApp(knowing, (sql) =>
      outcome(sql`delete from pairing_requests where user_code_hash = ${code}`),
    );
    expect(deleted).toBe(0);
  });
});

describe("the application's role", () => {
  it("owns nothing, passes no policy by, and has no right to what belongs to the installation", async () => {
    const [role] = await owner`
      select rolsuper, rolbypassrls, rolcreatedb, rolcreaterole, rolcanlogin from pg_roles where rolname = 'kv_app'`;
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolcanlogin: false,
    });
    const owned =
      await owner`select 1 from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname = 'kv_app'`;
    expect(owned.length).toBe(0);
    for (const statement of [
      "select * from engine.processes",
      "create table public.mine (x int)",
      "alter table notes disable row level security",
      "alter table accounts disable row level security",
      "drop policy own_account on accounts",
    ]) {
      expect(["42501", "42P01"], statement).toContain(await asA((sql) => outcome(sql.unsafe(statement))));
    }
  });

  it("adds to the audit log, and changes nothing in it", async () => {
    for (const statement of ["update audit_entries set action = 'x'", "delete from audit_entries"]) {
      expect(await asA((sql) => outcome(sql.unsafe(statement)))).toBe(DENIED);
    }
  });

  it("is the one that the application's own connections have taken", async () => {
    const [who] = await vault.db.sql`select current_user as user`;
    expect(who?.user).toBe("kv_app");
    const other = new Database(vault.databaseUrl, 1);
    const [again] = await other.sql`select current_user as user`;
    expect(again?.user).toBe("kv_app");
    await other.close();
  });

  it("keeps no account from one transaction to the next, on any connection", async () => {
    await Promise.all(Array.from({ length: 20 }, () => a.db.tx((tx) => tx.execute("select 1"))));
    const rows = await Promise.all(Array.from({ length: 20 }, () => vault.db.sql`select 1 from vault_files`));
    expect(rows.every((each) => each.length === 0)).toBe(true);
    await checkPassword(vault.db, "nobody@example.org", "x");
    expect((await vault.db.sql`select 1 from users`).length).toBe(0);
  });
});
