import type { Context, Database } from "@/lib/db";
import type { AccountCheck, InstallationCheck, Look } from "./check";
import { index } from "./checks";
import { auditChain } from "./checks/audit-chain";
import { engine } from "./checks/engine";
import { history } from "./checks/history";
import { inbox } from "./checks/inbox";
import { links } from "./checks/links";
import { records } from "./checks/records";
import { runs } from "./checks/runs";
import { schema } from "./checks/schema";
import { secrets } from "./checks/secrets";
import { temporaries } from "./checks/temporaries";
import { vault } from "./checks/vault";
import { asOwner } from "./owner";
import { settled } from "./settle";

const OF_INSTALLATION: readonly InstallationCheck[] = [schema, engine];
const OF_ACCOUNT: readonly AccountCheck[] = [
  vault,
  records,
  index,
  links,
  temporaries,
  inbox,
  auditChain,
  runs,
  history,
  secrets,
];

export interface Checked extends Look {
  name: string;
  /** Whose; null for what belongs to the installation. */
  account: string | null;
}

export interface CheckReport {
  ok: boolean;
  checks: Checked[];
}

/** A dead process is noticed after 15 s, and its runs go on a little later. */
const PATIENCE_MS = 25_000;

/** Holds the whole installation against what it promises, while it runs or not. Changes nothing. */
export async function checkInstallation(
  db: Database,
  accounts: readonly Context[],
  patienceMs = PATIENCE_MS,
): Promise<CheckReport> {
  return asOwner(db.url, async (owner) => {
    const checks: Checked[] = [];
    const note = async (name: string, account: string | null, look: () => Promise<Look>) =>
      checks.push({ name, account, ...(await settled(() => looked(look), patienceMs)) });
    for (const { name, look } of OF_INSTALLATION) await note(name, null, () => look(db, owner, accounts));
    for (const ctx of accounts)
      for (const { name, look } of OF_ACCOUNT) await note(name, ctx.account.id, () => look(ctx, owner));
    return { ok: checks.every(({ faults }) => faults.length === 0), checks };
  });
}

/** What cannot be looked at is not in order. */
async function looked(look: () => Promise<Look>): Promise<Look> {
  try {
    return await look();
  } catch (error) {
    return { looked: "could not be looked at", faults: [`Could not be looked at: ${reasonOf(error)}`] };
  }
}

/** What lies at the root: a failed query quotes itself, and its cause says what is wrong with it. */
const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? error.cause === undefined
      ? error.message
      : reasonOf(error.cause)
    : String(error);
