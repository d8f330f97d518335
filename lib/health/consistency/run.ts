import type { Context, Database } from "@/lib/db";
import type { AccountCheck, CheckOutcome, InstallationCheck } from "./check";
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
import { vaultIndex } from "./checks/vault-index";
import { asOwner } from "./owner";
import { retryUntilStable } from "./settle";

const INSTALLATION_CHECKS: readonly InstallationCheck[] = [schema, engine];
const ACCOUNT_CHECKS: readonly AccountCheck[] = [
  vault,
  records,
  vaultIndex,
  links,
  temporaries,
  inbox,
  auditChain,
  runs,
  history,
  secrets,
];

export interface Checked extends CheckOutcome {
  name: string;
  /** The account's id; null for checks of the installation. */
  account: string | null;
}

export interface CheckReport {
  ok: boolean;
  checks: Checked[];
}

/** A dead process is detected after 15 s, and its runs resume a little later. */
const PATIENCE_MS = 25_000;

/** Checks the consistency of the whole installation, running or not. Read-only. */
export async function checkInstallation(
  db: Database,
  accounts: readonly Context[],
  patienceMs = PATIENCE_MS,
): Promise<CheckReport> {
  return asOwner(db.engineUrl, async (owner) => {
    const checks: Checked[] = [];
    const add = async (name: string, account: string | null, run: () => Promise<CheckOutcome>) =>
      checks.push({ name, account, ...(await retryUntilStable(() => runSafely(run), patienceMs)) });
    for (const { name, run } of INSTALLATION_CHECKS) await add(name, null, () => run(db, owner, accounts));
    for (const ctx of accounts)
      for (const { name, run } of ACCOUNT_CHECKS) await add(name, ctx.account.id, () => run(ctx, owner));
    return { ok: checks.every(({ faults }) => faults.length === 0), checks };
  });
}

/** A check that fails is an issue itself. */
async function runSafely(run: () => Promise<CheckOutcome>): Promise<CheckOutcome> {
  try {
    return await run();
  } catch (error) {
    return { looked: "check failed", faults: [`Check failed: ${reasonOf(error)}`] };
  }
}

/** The root cause: the message of a failed query is only its text. */
const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? error.cause === undefined
      ? error.message
      : reasonOf(error.cause)
    : String(error);
