import { count } from "@/lib/core/count";
import { invalid, KvError } from "@/lib/core/errors";
import { type Checked, checkInstallation } from "@/lib/health";
import { everyAccount, withDatabase } from "../session";
import { type Command, print } from "./command";

const MAX_SHOWN = 20;

const check: Command = {
  name: ["check"],
  usage: "check [--json] [--wait SECONDS]",
  summary: "check the consistency of the installation; fails when there are issues",
  options: { json: { type: "boolean" }, wait: { type: "string" } },
  run: ({ json, wait }) =>
    withDatabase(async (db) => {
      const report = await checkInstallation(db, await everyAccount(db), patienceOf(wait));
      if (json) print(JSON.stringify(report));
      else for (const each of report.checks) printCheck(each);
      const faults = report.checks.flatMap((each) => each.faults).length;
      if (faults > 0) throw new KvError("CONFLICT", count(faults, "issue"));
      if (!json) print("No issues found");
    }),
};

/** How long to wait for issues to resolve while the service is active, in ms. */
function patienceOf(wait: string | undefined): number | undefined {
  if (wait === undefined) return undefined;
  if (/^\d{1,4}$/.test(wait)) return Number(wait) * 1_000;
  throw invalid("wait", "--wait takes whole seconds: kv check --wait 30");
}

function printCheck({ name, account, looked, faults }: Checked): void {
  print([faults.length === 0 ? "ok" : "issue", account ?? "-", name, looked].join("\t"));
  for (const fault of faults.slice(0, MAX_SHOWN)) print(`\t${fault}`);
  if (faults.length > MAX_SHOWN) print(`\t… and ${faults.length - MAX_SHOWN} more (--json lists all)`);
}

export const checkCommands: Command[] = [check];
