import { mkdir } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { conflict, KvError } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { timeZoneInput } from "@/lib/core/time-zone";
import { type Database, LOCK, type Tx } from "@/lib/db";
import { accounts } from "@/lib/db/tables";
import type { Env } from "@/lib/env";
import { assertHardLinks } from "./hard-links";
import { announceOpened } from "./opened";
import { newPasswordInput, refuseCommonPassword } from "./password/rules";
import { emailInput, nameInput } from "./profile/rules";
import { hashPassword } from "./sign-in/hash";
import { users } from "./tables/users";
import { checkVaultIsFree, existingDirectory, ownVault } from "./vault-place";
import { identifyVault } from "./vault-root";

const createAccountInput = z.strictObject({
  email: emailInput,
  password: newPasswordInput,
  name: nameInput.default(""),
  /** An existing directory to keep the vault in, such as an Obsidian vault; else one is made. */
  vaultDir: z.string().optional(),
  /** Whether files in its inbox are processed; by default unless it has some already. */
  inbox: z.boolean().optional(),
  /** Decides which day is today. */
  timeZone: timeZoneInput.optional(),
});

export interface NewAccount {
  accountId: string;
  userId: string;
  vaultDir: string;
  /** When the password was set: now. */
  passwordSetAt: Date;
}

/**
 * Makes an account with its owner and its vault. The first one may always be made; later ones only when
 * `signup` is open or `byOperator` (the CLI). Throws `CONFLICT` for an address or a vault in use.
 */
export async function createAccount(
  db: Database,
  input: z.input<typeof createAccountInput>,
  rules: Rules,
): Promise<NewAccount> {
  const { password, ...owner } = parse(createAccountInput, input);
  await refuseCommonPassword("password", password);
  return addAccount(db, { ...owner, passwordHash: await hashPassword(password) }, rules);
}

interface Rules {
  signup: Env["KV_SIGNUP"];
  dataDir: string;
  byOperator?: boolean;
}

type Owner = Omit<z.output<typeof createAccountInput>, "password"> & { passwordHash: string };

/** As `createAccount`, with a password that was accepted and hashed before. */
export async function addAccount(db: Database, owner: Owner, rules: Rules): Promise<NewAccount> {
  const { email, passwordHash, name, vaultDir: given, inbox, timeZone } = owner;
  const passwordSetAt = new Date();
  const accountId = crypto.randomUUID();
  const userId = crypto.randomUUID();
  const vaultDir = given ? await existingDirectory(given) : ownVault(rules.dataDir, accountId);

  await db.system(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK.signUp})`);
    await checkMayJoin(tx, rules);
    await checkVaultIsFree(tx, vaultDir);
    await tx.execute(sql`select set_config('kv.account_id', ${accountId}, true)`);
    await tx.insert(accounts).values({ accountId, name: name || email, vaultDir });
    const added = await tx
      .insert(users)
      .values({ accountId, id: userId, email, name: name || email, passwordHash, passwordSetAt })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (added.length === 0) throw conflict(`There is an account for ${email} already: sign in instead`);
    if (given === undefined) await makeVault(vaultDir);
    await assertHardLinks(vaultDir);
    await announceOpened(tx, {
      id: accountId,
      vaultDir,
      isInPlace: given !== undefined,
      inbox,
      timeZone,
    });
    await identifyVault({ id: accountId, vaultDir });
  });
  return { accountId, userId, vaultDir, passwordSetAt };
}

/** A new vault is closed to other users of the machine. */
async function makeVault(vaultDir: string): Promise<void> {
  await mkdir(path.dirname(path.dirname(vaultDir)), { recursive: true });
  await mkdir(path.join(vaultDir, "inbox"), { recursive: true, mode: 0o700 });
}

async function checkMayJoin(tx: Tx, rules: { signup: string; byOperator?: boolean }): Promise<void> {
  if (rules.byOperator || rules.signup === "open") return;
  const [first] = await tx.select({ id: accounts.accountId }).from(accounts).limit(1);
  if (first) throw new KvError("FORBIDDEN", "Sign-up is closed: ask the operator of this service");
}
