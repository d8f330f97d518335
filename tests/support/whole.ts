import { expect } from "vitest";
import type { Context, Database } from "@/lib/db";
import { checkInstallation } from "@/lib/health";

/** What `kv check` says of these accounts and their installation is: everything is in order. */
export async function expectWhole(db: Database, ...accounts: Context[]): Promise<void> {
  const { checks } = await checkInstallation(db, accounts);
  expect(checks.filter(({ faults }) => faults.length > 0)).toEqual([]);
}
