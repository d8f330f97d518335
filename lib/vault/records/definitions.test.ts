import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { moveRecord } from "../operations/move-record";
import { readRecord } from "../operations/read-record";
import { reconcile } from "../reconcile";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

const TEXT =
  'See [z][r] and [r].\n\n[r]: ../People/Grace%20Hopper.md "title"\n[s]: <../People/Grace Hopper.md#Life>\n';

it("reference definitions follow a rename, byte for byte, and back", async () => {
  vault.write("People/Grace Hopper.md", "Life\n");
  vault.write("Notes/a.md", TEXT);
  const path = "People/Grace Hopper.md";
  await reconcile(vault.ctx);
  expect((await readRecord(vault.ctx, { path })).backlinks.map(({ path }) => path)).toContain("Notes/a.md");
  const { to, links_updated } = await moveRecord(vault.ctx, { path, name: "Grace (Amazing) Hopper" });
  expect(links_updated).toBe(2);
  expect(vault.read("Notes/a.md")).toBe(
    TEXT.replace("Grace%20Hopper", "Grace%20%28Amazing%29%20Hopper").replace(
      "Grace Hopper",
      "Grace (Amazing) Hopper",
    ),
  );
  await moveRecord(vault.ctx, { path: to, name: "Grace Hopper" });
  expect(vault.read("Notes/a.md")).toBe(TEXT);
});

it("are found in an index of an earlier version", async () => {
  const { path } = { path: "Notes/a.md" };
  await vault.ctx.db.tx(async (tx) => {
    await tx.execute(sql`delete from vault_links where source = ${path}`);
    await tx.execute(sql`update index_status set layout_key = '[3,[]]'`);
  });
  await reconcile(vault.ctx);
  expect((await readRecord(vault.ctx, { path })).links.map((link) => link.path)).toEqual([
    "People/Grace Hopper.md",
    "People/Grace Hopper.md",
  ]);
});

it("the cards of a canvas follow a rename, byte for byte, and back", async () => {
  const canvas = `{"nodes":[
\t{"id":"a","type":"file","file" : "Projects/Garden shed.md","x":1},
\t{"id":"b","type":"text","text":"\\"file\\": \\"Projects/Garden shed.md\\" stays"},
\t{"id":"c","type":"file","file":"Projects/Other.md"}
]}`;
  vault.write("Projects/Garden shed.md", "Wood\n");
  vault.write("Board.canvas", canvas);
  vault.write("Broken.canvas", '{"file":"Projects/Garden shed.md", ');
  const { to, files_updated, links_updated } = await moveRecord(vault.ctx, {
    path: "Projects/Garden shed.md",
    name: "Shed",
  });
  expect([files_updated, links_updated]).toEqual([["Board.canvas", "Broken.canvas"], 2]);
  expect(vault.read("Board.canvas")).toBe(
    canvas.replace('"file" : "Projects/Garden shed.md"', '"file" : "Projects/Shed.md"'),
  );
  await moveRecord(vault.ctx, { path: to, name: "Garden shed" });
  expect(vault.read("Board.canvas")).toBe(canvas);
});
