import "@/lib/wiring";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { inject } from "vitest";
import { addAccount } from "@/lib/accounts/create";
import { type Clock, systemClock } from "@/lib/core/clock";
import { type Account, type Context, Database } from "@/lib/db";
import { logger } from "@/lib/log/log";
import { freshDatabase } from "./database";
import { hashed } from "./password";
import { reachableRoom } from "./room";

/** What a verb is given, for a test's own process. */
export const contextFor = (db: Database, account: Account, clock: Clock = systemClock): Context => ({
  account,
  actor: { type: "user", id: "test", label: "test" },
  db: db.account(account.id),
  clock,
  log: logger("test").child({}, { level: "silent" }),
});

/** A vault on its own database, without any server. */
export interface TestVault {
  db: Database;
  databaseUrl: string;
  /** Where accounts get their vaults. */
  dataDir: string;
  ctx: Context;
  root: string;
  /** Another account beside the first. */
  another: () => Promise<Context>;
  /** The vault of another account, for a test that needs an empty one: a database each takes much longer. */
  beside: () => Promise<TestVault>;
  write: (path: string, text: string | Uint8Array) => void;
  read: (path: string) => string;
  has: (path: string) => boolean;
  close: () => Promise<void>;
}

let accounts = 0;

/** Where vaults are opened. */
interface Installation {
  db: Database;
  databaseUrl: string;
  dataDir: string;
}

/** A vault in a new database. */
export async function openVault(clock?: Clock): Promise<TestVault> {
  const database = await freshDatabase();
  const room = reachableRoom("kv-vault-");
  const db = new Database(database.url, 10);
  return vaultIn({ db, databaseUrl: database.url, dataDir: room.path }, clock, async () => {
    await db.close();
    await database.drop();
    room.remove();
  });
}

let shared: Promise<Installation> | undefined;

/**
 * A vault in the database that the files of a process share, for tests of one account: a database takes a third of a second, and each
 * connection to it has to read the catalog. Both are gone with the run.
 */
export async function shareVault(clock?: Clock): Promise<TestVault> {
  shared ??= freshDatabase().then(({ url }) => ({
    db: new Database(url, 10),
    databaseUrl: url,
    dataDir: mkdtempSync(join(inject("runDirectory"), "vaults-")),
  }));
  return vaultIn(await shared, clock, async () => {});
}

async function vaultIn(
  { db, databaseUrl, dataDir }: Installation,
  clock: Clock | undefined,
  end: () => Promise<void>,
): Promise<TestVault> {
  const another = async (): Promise<Context> => {
    accounts += 1;
    const who = {
      name: "",
      email: `a${accounts}@example.org`,
      passwordHash: await hashed("a long password"),
    };
    const rules = { signup: "closed", dataDir, byOperator: true } as const;
    const { accountId, vaultDir } = await addAccount(db, who, rules);
    return contextFor(db, { id: accountId, vaultDir }, clock);
  };
  const open = async (close: () => Promise<void>): Promise<TestVault> => {
    const ctx = await another();
    const root = ctx.account.vaultDir;
    return {
      db,
      databaseUrl,
      dataDir,
      ctx,
      root,
      another,
      beside: () => open(async () => {}),
      write: (path, text) => writeInto(root, path, text),
      read: (path) => readFileSync(join(root, path), "utf8"),
      has: (path) => existsSync(join(root, path)),
      close,
    };
  };
  return open(end);
}

/** Writes a file as another program would. */
export function writeInto(root: string, path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Everything below `directory` with what it holds: text of files, targets of links, `/` for folders. */
export function snapshot(directory: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const absolute = join(entry.parentPath, entry.name);
    const stat = lstatSync(absolute);
    const content = stat.isSymbolicLink()
      ? `-> ${readlinkSync(absolute)}`
      : stat.isDirectory()
        ? "/"
        : readFileSync(absolute, "utf8");
    found[relative(directory, absolute)] = content;
  }
  return found;
}
