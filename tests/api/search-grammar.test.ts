import { beforeAll, describe, expect, it } from "vitest";
import { reconcile } from "@/lib/vault";
import { serve } from "@/tests/support/serve";
import { writeInto } from "@/tests/support/vault";

const served = serve();
const search = (q: string) => served.api.ok("searchVault", { q, limit: 100 });
const names = async (q: string) => (await search(q)).results.map((hit) => hit.name);

const RECORDS: Record<string, string> = {
  "People/Ada.md":
    "---\ntype: person\nstatus: active\ncreated: 2026-01-05\ntags: [project/alpha, VIP]\n---\nLikes red tea.",
  "People/Bob.md":
    "---\ntype: person\nstatus: In Progress\ncreated: 2025-12-31T10:00:00Z\n---\nGreen tea #project/beta.",
  "Area/My Folder/Cup.md": "---\ncreated: 2026-02-01\ntags: project\n---\nRed cup.\n",
  "task/Buy.md": "---\ntype: task\nstatus: todo\ncreated: someday\n---\nBuy red tea, type:alien.",
  "Loose.md": "Tea and red wine. projects",
};

beforeAll(async () => {
  for (const [path, text] of Object.entries(RECORDS)) writeInto(served.account.vaultDir, path, text);
  await reconcile(served.account.ctx);
});

describe("q", () => {
  it.each([
    ["red tea", ["Ada", "Buy", "Loose"]],
    ['"red tea"', ["Ada", "Buy"]],
    ["tea -red", ["Bob"]],
    ['tea -"red tea"', ["Bob", "Loose"]],
    ["-tea", ["Cup"]],
    ["type:person -red", ["Bob"]],
    ["type:person -tag:vip", ["Bob"]],
    ["tag:project -tag:vip", ["Bob", "Cup"]],
    ["tag:vip OR type:task", ["Ada", "Buy"]],
    ["-tea OR status:todo", ["Buy", "Cup"]],
    ["cup OR wine", ["Cup", "Loose"]],
    ["red tea OR type:person -red", ["Ada", "Bob", "Buy", "Loose"]],
    ["type:person", ["Ada", "Bob"]],
    ["type:People red", ["Ada"]],
    ["-type:person tea", ["Buy", "Loose"]],
    ["status:active", ["Ada"]],
    ['status:"in progress"', ["Bob"]],
    ["-status:todo tea", ["Ada", "Bob", "Loose"]],
    ["tag:project", ["Ada", "Bob", "Cup"]],
    ["tag:project/alpha", ["Ada"]],
    ["tag:#vip", ["Ada"]],
    ["tag:proj", []],
    ["-tag:project tea", ["Buy", "Loose"]],
    ["path:People/", ["Ada", "Bob"]],
    ['path:"my folder/" red', ["Cup"]],
    ["path:area", ["Cup"]],
    ["path:**/My*/*.md", ["Cup"]],
    ["-path:People/ tea", ["Buy", "Loose"]],
    ["created:2026", ["Ada", "Cup"]],
    ["created:>2026-01-05", ["Cup"]],
    ["created:>=2026-01-05", ["Ada", "Cup"]],
    ["created:<2026-01-05", ["Bob"]],
    ["created:<=2026-01", ["Ada", "Bob"]],
    ["created:2025-12-31..2026-01-05", ["Ada", "Bob"]],
    ["-created:2026 tea", ["Bob", "Buy", "Loose"]],
    ["updated:>=2020 type:task", ["Buy"]],
    ["updated:<2020", []],
    ["type:alien", ["Buy"]],
    ["tea AND red", ["Loose"]],
  ])("%s", async (q, found) => {
    expect((await names(q)).sort()).toEqual(found);
  });

  it.each([
    "tea",
    '"red tea"',
    "type:alien",
    "#project/beta",
    "type:person",
    "status:todo",
    "tag:project",
    "path:People/",
    "created:2026",
  ])("finds each record by %s or by its opposite", async (q) => {
    const [having, without] = [await names(q), await names(`-${q}`)];
    expect(having.length).toBeGreaterThan(0);
    expect([...having, ...without].sort()).toEqual(["Ada", "Bob", "Buy", "Cup", "Loose"]);
  });

  it("reports an invalid qualifier, which it searched as text", async () => {
    expect((await search("type:alien")).hints).toEqual([
      expect.stringMatching(/^“type:alien” is searched as text: /),
    ]);
    expect((await search("type:task tea")).hints).toEqual([]);
  });

  it("lists the last changed first when it has qualifiers only", async () => {
    await served.api.ok("editRecord", { path: "People/Ada.md", set: { status: "inactive" } });
    expect(await names("type:person")).toEqual(["Ada", "Bob"]);
    await served.api.ok("editRecord", { path: "People/Bob.md", set: { status: "active" } });
    expect(await names("type:person")).toEqual(["Bob", "Ada"]);
  });

  it("combines with the other parameters", async () => {
    const { results } = await served.api.ok("searchVault", { q: "tea", tag: "project", glob: "People/*" });
    expect(results.map((hit) => hit.name).sort()).toEqual(["Ada", "Bob"]);
  });
});
