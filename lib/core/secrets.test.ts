import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { times } from "@/tests/support/property";
import { loadSecrets } from "./secrets";

const run = promisify(execFile);
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kv-secrets-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const fileOf = (name: string) => join(dataDir, "secrets", name);
const modeOf = (path: string) => statSync(path).mode & 0o777;

describe("loadSecrets", () => {
  it("makes three different secrets once, readable by the owner only", () => {
    const made = loadSecrets(dataDir);
    expect(made.sessionSecret).toMatch(/^[0-9a-f]{64}$/);
    expect(made.databasePassword).toMatch(/^[0-9a-f]{64}$/);
    expect(made.masterKeys[0]).toHaveLength(32);
    expect(
      new Set([made.sessionSecret, made.databasePassword, made.masterKeys[0]?.toString("hex")]).size,
    ).toBe(3);
    expect(modeOf(join(dataDir, "secrets"))).toBe(0o700);
    expect(readdirSync(join(dataDir, "secrets")).sort()).toEqual([
      "database-password",
      "master-key",
      "session",
    ]);
    for (const name of ["session", "master-key", "database-password"])
      expect(modeOf(fileOf(name))).toBe(0o600);
    expect(loadSecrets(dataDir)).toEqual(made);
  });

  it("makes a missing data directory that others may pass through, as the database's user must", () => {
    const missing = join(dataDir, "new/data");
    loadSecrets(missing);
    expect(modeOf(missing)).toBe(0o777 & ~process.umask());
    expect(modeOf(join(missing, "secrets"))).toBe(0o700);
  });

  it("uses the operator's master key, and writes no other", () => {
    const masterKey = "ab".repeat(32);
    expect(loadSecrets(dataDir, { masterKey }).masterKeys[0]?.toString("hex")).toBe(masterKey);
    expect(readdirSync(join(dataDir, "secrets"))).not.toContain("master-key");
  });

  it.each(["", "abc", "ab".repeat(33), "zz".repeat(32)])("refuses a file that holds %j", (text) => {
    loadSecrets(dataDir);
    writeFileSync(fileOf("session"), text);
    expect(() => loadSecrets(dataDir)).toThrow(/secrets\/session should hold 64 hex digits/);
    expect(readFileSync(fileOf("session"), "utf8")).toBe(text);
  });

  it("closes a file that others could read, and says so", () => {
    const before = loadSecrets(dataDir);
    chmodSync(fileOf("session"), 0o644);
    const warnings: string[] = [];
    expect(loadSecrets(dataDir, { warn: (message) => warnings.push(message) })).toEqual(before);
    expect(modeOf(fileOf("session"))).toBe(0o600);
    expect(warnings).toEqual([expect.stringMatching(/session had mode 644/)]);
  });

  it("gives the same key to processes that start at the same time", async () => {
    const module = join(import.meta.dirname, "secrets.ts");
    const script = `import { loadSecrets } from ${JSON.stringify(module)};
      const { sessionSecret, masterKeys, databasePassword } = loadSecrets(${JSON.stringify(dataDir)});
      console.log(sessionSecret, masterKeys[0].toString("hex"), databasePassword);`;
    const start = () =>
      run(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
        env: { ...process.env, KV_MASTER_KEY: "" },
      });
    const outputs = await Promise.all(Array.from({ length: times(4, 2) }, start));
    expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1);
    expect(readdirSync(join(dataDir, "secrets"))).toHaveLength(3);
  });
});
