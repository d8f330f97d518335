import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { reachableRoom } from "@/tests/support/room";
import { root } from "@/tests/support/root";
import { serve } from "@/tests/support/serve";
import { COMPILER_OPTIONS, node, tsc } from "./programs";

const served = serve();
const room = reachableRoom("kv-client-readme-");
const client = join(root, "clients/typescript");
const installed = join(room.path, "node_modules/knowledge-vault-client");

/** The package as `npm run build` makes it, where `npm install` puts it. */
beforeAll(async () => {
  mkdirSync(installed, { recursive: true });
  cpSync(join(client, "package.json"), join(installed, "package.json"));
  await tsc(room.path, "-p", client, "--outDir", join(installed, "dist"));
});
afterAll(() => room.remove());

it("the program of the README compiles and does what it says", async () => {
  const readme = readFileSync(join(client, "README.md"), "utf8");
  const [, program = ""] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  expect(program).toContain("https://vault.example.org");
  const { key } = await served.account.newKey("readme");
  const mine = program.replace("https://vault.example.org", served.service.apiBase).replace("kv_…", key);
  writeFileSync(join(room.path, "package.json"), '{ "type": "module" }');
  writeFileSync(join(room.path, "program.ts"), mine);
  await served.api.ok("createRecord", { type: "task", name: "Order steel" });
  await tsc(room.path, "program.ts", "--skipLibCheck", ...COMPILER_OPTIONS);
  expect(await node(room.path, "program.js")).toBe("task/Order steel.md\n");
  const { results } = await served.api.ok("searchVault", { q: "buyer" });
  expect(results.map(({ path }) => path)).toEqual(["person/Alice Chen.md"]);
});
