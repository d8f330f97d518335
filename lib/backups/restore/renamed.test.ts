import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Manifest } from "../archive/manifest";
import { archivedTable, currentManifest, currentRow } from "./renamed";

const manifest: Manifest = {
  product: "knowledge-vault",
  format: 1,
  backup: "5f0c3c4e-0000-4000-8000-000000000000",
  account: { id: "5f0c3c4e-0000-4000-8000-000000000001", name: "a" },
  taken_at: "2026-01-01T00:00:00Z",
  schema: { index: 15, name: "0015_backups" },
  recipient: "age1",
  files: 0,
  file_bytes: 0,
  tables: [
    { name: "containers", rows: 1, columns: ["account_id", "name"] },
    { name: "workflow_runs", rows: 1, columns: ["account_id", "lane"] },
    { name: "users", rows: 1, columns: ["account_id", "email"] },
  ],
  skipped: [],
};

describe("a backup of an older version", () => {
  it("is read under the current names of tables and columns", () => {
    expect(currentManifest(manifest).tables).toEqual([
      { name: "runtime_generations", rows: 1, columns: ["account_id", "name"] },
      { name: "workflow_runs", rows: 1, columns: ["account_id", "partition_key"] },
      { name: "users", rows: 1, columns: ["account_id", "email"] },
    ]);
    expect(archivedTable(manifest, "runtime_generations")).toBe("containers");
    expect(archivedTable(manifest, "users")).toBe("users");
  });

  it("gives rows their current columns and values", () => {
    expect(currentRow("workflow_runs", '{"run_id":"r","lane":"a","input":{"lane":[1,{"x":"}"}]}}')).toBe(
      '{"run_id":"r","partition_key":"a","input":{"lane":[1,{"x":"}"}]}}',
    );
    expect(currentRow("learning_observations", '{"outcome":"standing","input":"standing"}')).toBe(
      '{"outcome":"unchanged","input":"standing"}',
    );
    expect(currentRow("users", '{"lane":"a"}')).toBe('{"lane":"a"}');
  });

  it("keeps every other value's text", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, lane) => {
        const line = `{"id":12345678901234567890,"lane":${JSON.stringify(lane)},"input":${JSON.stringify(value)}}`;
        expect(currentRow("workflow_runs", line)).toBe(line.replace('"lane":', '"partition_key":'));
      }),
    );
  });
});
