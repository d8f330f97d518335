import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { kv } from "@/tests/support/cli";
import { openVault, snapshot, type TestVault, writeInto } from "@/tests/support/vault";

let vault: TestVault;
let directory: string;

beforeAll(async () => {
  vault = await openVault();
  directory = mkdtempSync(join(vault.dataDir, "notes-"));
  for (const file of ["Leute/Ann.md", "Leute/Bob.md", "Firms/Acme.md"])
    writeInto(directory, file, "[[Nobody]]");
});
afterAll(() => vault.close());

const LIMIT = 60_000;

async function run(...args: string[]): Promise<string> {
  const command = kv(vault, args);
  const code = await command.ends(LIMIT);
  if (code !== 0) throw new Error(command.output());
  return command.output();
}

it("a directory is opened, its folders get types, and it is left as it was", {
  timeout: 4 * LIMIT,
}, async () => {
  const before = snapshot(directory);
  const who = ["--email", "cli@example.org", "--password", "a long password"];
  const opened = await run("setup", ...who, "--vault", directory);
  expect(opened).toContain("Leute: 2 records, person (proposed, by name)");
  expect(opened).toContain("Links: 3, 3 of them broken");
  const account = ["--account", /Account (\S+)/.exec(opened)?.[1] ?? ""];
  expect(await run("folders", "--set", "person=Leute,org=Firms", ...account)).toContain("org: Firms");
  expect(await run("folders", ...account)).toContain("Firms: 1 record, org (set)");
  expect(await run("detach", ...account)).toContain("Nothing is removed yet.");
  expect(snapshot(directory)).not.toEqual(before);
  expect(await run("detach", "--yes", ...account)).toContain("1 file removed");
  expect(snapshot(directory)).toEqual(before);
  const next = mkdtempSync(join(vault.dataDir, "next-"));
  expect(await run("relocate", next, ...account)).toContain(`The vault is now ${next}`);
});
