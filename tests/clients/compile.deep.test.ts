import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { root } from "@/tests/support/root";

const run = promisify(execFile);
const directory = mkdtempSync(join(tmpdir(), "kv-client-"));
afterAll(() => rmSync(directory, { recursive: true }));

const tsc = (...args: string[]) =>
  run(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), ...args], { cwd: directory }).catch(
    ({ stdout }) => {
      throw new Error(stdout);
    },
  );

describe("the package of the TypeScript client", () => {
  it("compiles strictly, and is imported by Node without anything else", async () => {
    await tsc("-p", join(root, "clients/typescript"), "--outDir", join(directory, "dist"));
    expect(readdirSync(join(directory, "dist"))).toContain("index.d.ts");
    writeFileSync(join(directory, "package.json"), '{ "type": "module" }');
    const program =
      'import { KnowledgeVault } from "./dist/index.js"; new KnowledgeVault({ url: "http://a", key: "kv_0" })';
    writeFileSync(join(directory, "program.js"), program);
    await run(process.execPath, [join(directory, "program.js")]);
  });

  it("refuses input that the operations do not take", async () => {
    const program = `import { KnowledgeVault } from "./dist/index.js";
const vault = new KnowledgeVault({ url: "http://a", key: "kv_0" });
await vault.call("createRecord", { type: "persn", name: "A" });`;
    writeFileSync(join(directory, "wrong.ts"), program);
    const options = [
      "--noEmit",
      "--strict",
      "--module",
      "nodenext",
      "--target",
      "ES2022",
      "--lib",
      "ES2023,DOM,DOM.Iterable",
    ];
    await expect(tsc(...options, "--types", "", join(directory, "wrong.ts"))).rejects.toThrow(/"persn"/);
  });
});
