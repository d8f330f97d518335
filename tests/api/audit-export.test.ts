import { expect, it } from "vitest";
import { serve } from "@/tests/support/serve";

const served = serve();

const download = (query: string) =>
  fetch(`${served.service.base}/api/v1/audit/export${query}`, {
    headers: { authorization: `Bearer ${served.api.key}` },
  });

it("the audit log is exported as it is listed, in either format, filtered and bounded", async () => {
  const { api } = served;
  for (const n of [1, 2, 3]) await api.ok("createRecord", { type: "note", name: `Note ${n}, quoted` });
  const { entries } = await api.ok("listAudit", { action: "record.create" });

  const jsonl = await download("?format=jsonl&action=record.create");
  expect(jsonl.headers.get("content-disposition")).toBe('attachment; filename="audit.jsonl"');
  const lines = (await jsonl.text()).trimEnd().split("\n");
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual(entries);

  const csv = (await (await download("?action=record.create&limit=2")).text()).trimEnd().split("\r\n");
  expect(csv[0]).toMatch(/^seq,at,actor_type,/);
  expect(csv.slice(1).map((line) => Number(line.split(",")[0]))).toEqual(
    entries.slice(0, 2).map(({ seq }) => seq),
  );
  expect(csv[1]).toContain('"note/Note 3, quoted.md"');

  const exports = async () => (await api.ok("listAudit", { action: "audit.export" })).entries.length;
  expect(await exports()).toBe(2);
  const head = await api.send("HEAD", "/audit/export");
  expect([head.status, head.headers["content-disposition"]]).toEqual([
    200,
    'attachment; filename="audit.csv"',
  ]);
  expect(await exports()).toBe(2);

  for (const query of ["?format=xml", "?limit=0", "?limit=100001", "?since=yesterday"])
    expect((await download(query)).status, query).toBe(400);
  const other = await served.service.account();
  const mine = await other.api.send("GET", "/audit/export?format=jsonl&action=record.*");
  expect(mine.text).toBe("");
});
