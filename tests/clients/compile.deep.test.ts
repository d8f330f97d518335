import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { root } from "@/tests/support/root";
import { COMPILER_OPTIONS, node, tsc } from "./programs";

const directory = mkdtempSync(join(tmpdir(), "kv-client-"));
afterAll(() => rmSync(directory, { recursive: true }));

describe("the package of the TypeScript client", () => {
  it("compiles strictly, and is imported by Node without anything else", async () => {
    await tsc(directory, "-p", join(root, "clients/typescript"), "--outDir", join(directory, "dist"));
    expect(readdirSync(join(directory, "dist"))).toContain("index.d.ts");
    writeFileSync(join(directory, "package.json"), '{ "type": "module" }');
    const program =
      'import { KnowledgeVault } from "./dist/index.js"; new KnowledgeVault({ url: "http://a", key: "kv_0" })';
    writeFileSync(join(directory, "program.js"), program);
    await node(directory, "program.js");
  });

  it("refuses input that the operations do not take", async () => {
    const program = `import { KnowledgeVault } from "./dist/index.js";
const vault = new KnowledgeVault({ url: "http://a", key: "kv_0" });
await vault.call("createRecord", { type: "persn", name: "A" });`;
    writeFileSync(join(directory, "wrong.ts"), program);
    await expect(tsc(directory, "--noEmit", ...COMPILER_OPTIONS, "wrong.ts")).rejects.toThrow(/"persn"/);
  });
});
