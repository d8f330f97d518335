import { expect, it } from "vitest";
import { kv } from "@/tests/support/cli";
import { serve } from "@/tests/support/serve";

const served = serve();

/** Runs `kv sample` for the account of this file. */
async function sample(...args: string[]) {
  const command = kv(served.service, ["sample", ...args, "--account", served.account.id]);
  const code = await command.ends(60_000);
  return { code, output: command.output() };
}

it("is added and removed over HTTP and by the command line", async () => {
  const { api } = served;
  const { records, files } = await api.ok("addSampleVault", {});
  expect([records.length, files.length]).toEqual([12, 3]);
  expect((await api.refused("addSampleVault", {})).status).toBe(409);
  expect(await sample("--remove")).toMatchObject({
    code: 0,
    output: expect.stringContaining("Removed 15 files"),
  });
  expect((await api.refused("removeSampleVault", {})).status).toBe(404);
  expect(await sample()).toMatchObject({
    code: 0,
    output: expect.stringContaining("Added 12 records and 3 inbox files"),
  });
  await api.ok("editRecord", { path: "person/Tom Becker.md", set: { role: "Sales" } });
  expect((await sample("--remove")).output).toContain("person/Tom Becker.md: It was edited since");
});
