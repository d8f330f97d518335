import { beforeAll, describe, expect, it } from "vitest";
import { reconcile } from "@/lib/vault";
import type { InputOf } from "@/tests/support/api";
import { serve } from "@/tests/support/serve";
import { writeInto } from "@/tests/support/vault";

const served = serve();
type Input = InputOf<"searchVault">;
const search = (input: Input) => served.api.ok("searchVault", input);
const paths = async (input: Input) => (await search(input)).results.map((hit) => hit.path);

const RECORDS: Record<string, string> = {
  "person/Alice Chen.md":
    "---\ntype: person\nstatus: active\naliases: [Ali]\ntags: [vip, team/red]\n---\nShe knows quantum cryptography.",
  "person/Bob.md":
    "---\ntype: person\nstatus: inactive\ntags: ['#vip']\n---\nQuantum mechanic. Budget: 50% (net) of <b>100</b>.",
  "org/Quantum Labs.md": "---\ntype: org\nstatus: active\n---\nA laboratory. a_b and C:\\path.",
  "note/2026/Plan.md":
    "---\ntype: note\nstatus: draft\n---\nThe quantum plan, the quantum plan, the quantum plan.",
  "note/\u00c9t\u00e9.md":
    "---\ntype: note\n---\n\u017b\u00f3\u0142\u0107 \u041f\u0440\u0438\u0432\u0435\u0442 \u4f60\u597d",
  "task/Plan.md": `---\ntype: task\nstatus: todo\n---\n${"filler ".repeat(200)}needle ${"more ".repeat(200)}`,
  "My notes/loose.md": "quantum of mine",
  "_templates/x.md": "quantum in a template",
  "inbox/x.md": "quantum in the inbox",
};

beforeAll(async () => {
  for (const [path, text] of Object.entries(RECORDS)) writeInto(served.account.vaultDir, path, text);
  await reconcile(served.account.ctx);
});

describe("q", () => {
  it("answers hits with rank and snippet, the best first", async () => {
    const { results, count, next_cursor } = await search({ q: "quantum" });
    expect([count, next_cursor]).toEqual([5, null]);
    expect(results[0]).toEqual({
      path: "org/Quantum Labs.md",
      name: "Quantum Labs",
      type: "org",
      status: "active",
      snippet: expect.any(String),
      score: expect.any(Number),
    });
    const scores = results.map((hit) => hit.score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(results.find((hit) => hit.path === "person/Alice Chen.md")?.snippet).toContain(
      "<mark>quantum</mark>",
    );
  });

  it.each([
    ["whatever the case", "QUANTUM CryptoGraphy", ["person/Alice Chen.md"]],
    ["by the beginning of a word", "crypt", ["person/Alice Chen.md"]],
    ["all words", "quantum mechanic", ["person/Bob.md"]],
    ["a phrase", '"quantum plan"', ["note/2026/Plan.md"]],
    ["no phrase in another order", '"plan quantum cryptography"', []],
    ["without a word", "quantum -plan -labs -mechanic -mine", ["person/Alice Chen.md"]],
    ["an alias", "Ali", ["person/Alice Chen.md"]],
    ["the name", "alice", ["person/Alice Chen.md"]],
    ["letters of other alphabets", "\u043f\u0440\u0438\u0432\u0435\u0442", ["note/\u00c9t\u00e9.md"]],
    ["with accents", "\u017c\u00f3\u0142\u0107", ["note/\u00c9t\u00e9.md"]],
    ["operators of Postgres as words", "mechanic & ! | <-> :* ()", ["person/Bob.md"]],
    ["nothing", "xylophone", []],
    ["nothing for nothing", "", []],
    ["nothing for a blank", " ", []],
  ])("finds %s", async (_, q, found) => {
    expect(await paths({ q })).toEqual(found);
  });

  it("escapes snippets", async () => {
    const { results } = await search({ q: "budget net" });
    expect(results[0]?.snippet).toContain("<mark>Budget</mark>");
    expect(results[0]?.snippet).toContain("&lt;b&gt;100&lt;/b&gt;");
  });
});

describe("grep", () => {
  it.each([
    ["literally", "50% (net)", ["person/Bob.md"]],
    ["whatever the case", "QUANTUM MECHANIC", ["person/Bob.md"]],
    ["with a percent sign that is one", "0%0", []],
    ["with an underscore that is one", "a_b", ["org/Quantum Labs.md"]],
    ["with a backslash", "C:\\path", ["org/Quantum Labs.md"]],
    [
      "within a word",
      "uantu",
      ["My notes/loose.md", "note/2026/Plan.md", "person/Alice Chen.md", "person/Bob.md"],
    ],
    ["in the frontmatter", "status: draft", ["note/2026/Plan.md"]],
    ["markup", "<b>100", ["person/Bob.md"]],
  ])("finds %s", async (_, grep, found) => {
    expect(await paths({ grep })).toEqual(found);
  });

  it("shows the surroundings of the hit", async () => {
    const [hit] = (await search({ grep: "NEEDLE" })).results;
    expect(hit?.snippet).toMatch(/^\S*.*filler <mark>needle<\/mark> more/);
    expect(hit?.snippet.length).toBeLessThan(300);
  });
});

describe("glob", () => {
  it.each([
    ["person/*", ["person/Alice Chen.md", "person/Bob.md"]],
    ["note/*", ["note/\u00c9t\u00e9.md"]],
    ["note/**", ["note/2026/Plan.md", "note/\u00c9t\u00e9.md"]],
    ["**/Plan.md", ["note/2026/Plan.md", "task/Plan.md"]],
    [
      "**",
      [
        "My notes/loose.md",
        "note/2026/Plan.md",
        "note/\u00c9t\u00e9.md",
        "org/Quantum Labs.md",
        "person/Alice Chen.md",
        "person/Bob.md",
        "task/Plan.md",
      ],
    ],
    ["person/B?b.md", ["person/Bob.md"]],
    ["person/B?ob.md", []],
    ["person/[AB]*", []],
    ["person/Bob.m.", []],
    ["person/Bob", []],
  ])("%s", async (glob, found) => {
    expect(await paths({ glob })).toEqual(found);
  });

  it("takes the longest glob of stars without trouble", async () => {
    expect((await served.api.call("searchVault", { glob: "**/".repeat(166) })).status).toBe(200);
    expect((await served.api.call("searchVault", { glob: "*a".repeat(250) })).status).toBe(200);
    expect((await served.api.call("searchVault", { glob: "?*".repeat(250) })).status).toBe(200);
  });
});

describe("type, status and tag", () => {
  it.each<[Input, string[]]>([
    [{ type: "person" }, ["person/Alice Chen.md", "person/Bob.md"]],
    [{ status: "active" }, ["org/Quantum Labs.md", "person/Alice Chen.md"]],
    [{ tag: "vip" }, ["person/Alice Chen.md", "person/Bob.md"]],
    [{ tag: "#vip" }, ["person/Alice Chen.md", "person/Bob.md"]],
    [{ tag: "team/red" }, ["person/Alice Chen.md"]],
    [{ tag: "vi" }, []],
    [{ type: "person", status: "active" }, ["person/Alice Chen.md"]],
    [{ q: "quantum", tag: "vip" }, ["person/Alice Chen.md", "person/Bob.md"]],
    [
      { q: "quantum", grep: "net", glob: "person/*", type: "person", status: "inactive", tag: "vip" },
      ["person/Bob.md"],
    ],
    [{ q: "quantum", grep: "net", glob: "org/*", type: "person", status: "inactive", tag: "vip" }, []],
    [
      {},
      [
        "My notes/loose.md",
        "note/2026/Plan.md",
        "note/\u00c9t\u00e9.md",
        "org/Quantum Labs.md",
        "person/Alice Chen.md",
        "person/Bob.md",
        "task/Plan.md",
      ],
    ],
  ])("%j", async (input, found) => {
    expect((await paths(input)).sort()).toEqual([...found].sort());
  });
});

describe("paging", () => {
  it.each<[string, Input]>([
    ["with q", { q: "quantum" }],
    ["without", { glob: "**" }],
  ])("holds every hit once, %s", async (_, input) => {
    const whole = await search({ ...input, limit: 1000 });
    const all: string[] = [];
    let cursor: string | undefined;
    do {
      const { results, count, next_cursor } = await search({ ...input, limit: 1, cursor });
      expect(count).toBe(whole.count);
      all.push(...results.map((hit) => hit.path));
      cursor = next_cursor ?? undefined;
    } while (cursor);
    expect(all).toEqual(whole.results.map((hit) => hit.path));
  });
});

describe("400", () => {
  it.each<[string, Record<string, string>, string]>([
    ["a q that is too long", { q: "x".repeat(501) }, "q"],
    ["an unknown type", { type: "alien" }, "type"],
    ["an empty tag", { tag: "" }, "tag"],
    ["limit 0", { limit: "0" }, "limit"],
    ["limit 1001", { limit: "1001" }, "limit"],
    ["a cursor that is not ours", { cursor: "e30" }, "cursor"],
    ["an unknown parameter", { query: "x" }, "query"],
    ["NUL in grep", { grep: "a\0b" }, "grep"],
    ["NUL in glob", { glob: "a\0b" }, "glob"],
    ["NUL in status", { status: "\0" }, "status"],
    ["NUL in tag", { tag: "\0" }, "tag"],
    ["NUL in q", { q: "a\0b" }, "q"],
  ])("for %s", async (_, input, path) => {
    const { status, details } = await served.api.refused("searchVault", input as Input);
    expect([status, details?.[0]?.path]).toEqual([400, path]);
  });

  const read = (cursor: string): string[] => JSON.parse(Buffer.from(cursor, "base64url").toString());
  const made = (parts: readonly string[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");

  it.each<[string, Input]>([
    ["with q", { q: "quantum" }],
    ["without", { glob: "**" }],
  ])("for a cursor that is not one of a search, %s", async (_, input) => {
    const { next_cursor } = await search({ ...input, limit: 1 });
    const parts = read(next_cursor ?? "");
    expect((await served.api.call("searchVault", { ...input, cursor: made(parts) })).status).toBe(200);
    for (const [at, wrong] of [
      [0, "x"],
      [0, "1e400"],
      [1, "0.5"],
      [1, "99999999999999999999"],
      [2, "\ud800"],
      [3, "(4294967296,1)"],
      [4, "(1,1) or true"],
      [5, "both"],
    ] as const) {
      const cursor = made(parts.with(at, wrong));
      expect((await served.api.refused("searchVault", { ...input, cursor })).status, wrong).toBe(400);
    }
    const short = await served.api.refused("searchVault", { ...input, cursor: made(["1"]) });
    expect(short.status).toBe(400);
  });

  it("for the cursor of another search, and not for another limit", async () => {
    const input = { q: "quantum" };
    const cursor = (await search({ ...input, limit: 1 })).next_cursor ?? "";
    expect((await search({ ...input, limit: 1_000, cursor })).results).toHaveLength(4);
    for (const other of [
      { q: "quanta" },
      { ...input, grep: "q" },
      { ...input, tag: "a" },
      { ...input, type: "note" },
    ]) {
      const { status, details } = await served.api.refused("searchVault", { ...other, cursor } as Input);
      expect([status, details?.[0]], JSON.stringify(other)).toEqual([
        400,
        { path: "cursor", message: "belongs to another search: start again without it" },
      ]);
    }
  });
});
