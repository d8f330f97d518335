import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { changeCredentials, setProvider } from "@/lib/gateway";
import { acceptDraft, discardDraft, listDrafts, readDraft, scan, startDraft } from "@/lib/janitor";
import { propose } from "@/lib/janitor/drafts/propose";
import { storeDraft } from "@/lib/janitor/drafts/store";
import { checkRevertible, revertFixes } from "@/lib/janitor/sweeps/revert";
import { readRecord, reconcile } from "@/lib/vault";
import { startProvider, type TestProvider } from "../support/provider";
import { shareVault, snapshot, type TestVault, writeInto } from "../support/vault";

let vault: TestVault;
let testProvider: TestProvider;
let ctx: Context;

beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());
beforeEach(async () => {
  testProvider = await startProvider();
  ctx = await vault.another();
  return () => testProvider.close();
});

const withModel = async () => {
  await setProvider(ctx, { provider: "openrouter", base_url: testProvider.url });
  await changeCredentials(ctx, { ROUTER_API_KEY: "sk-or-v1-0123456789abcdef" });
};
const write = (path: string, text: string) => writeInto(ctx.account.vaultDir, path, text);
const files = () => snapshot(ctx.account.vaultDir);
const record = (type: string, name: string, body: string, more = "") =>
  `---\ntype: ${type}\nname: ${name}\ncreated: 2026-01-02\n${more}---\n\n${body}`;
const LONG = "A sentence that is long enough to be no stub at all, whoever counts it.";

/** The id of the issue of a code at a path. */
async function issueAt(code: string, path: string): Promise<string> {
  await reconcile(ctx);
  const { issues } = await scan(ctx.account.vaultDir);
  const found = issues.find((issue) => issue.code === code && issue.path === path);
  if (!found) throw new Error(`no ${code} at ${path}`);
  return found.id;
}

/** A draft, kept as the workflow keeps it. */
async function draft(issue: string): Promise<string> {
  const proposed = await propose(ctx, { issue });
  if ("reason" in proposed) throw new Error(proposed.reason);
  const id = crypto.randomUUID();
  await storeDraft(ctx, id, proposed);
  await storeDraft(ctx, id, proposed);
  return id;
}

const twins = async () => {
  write("person/Bob.md", record("person", "Bob", `${LONG} First.\n`, "tags: [one]\n"));
  write("person/bob 2.md", record("person", "bob", `${LONG} Second.\n`, "tags: [two]\nrole: Builder\n"));
  write("note/A.md", record("note", "A", `${LONG} [[person/bob 2]] and [[bob 2|him]], [[person/Bob]].\n`));
  return issueAt("DUP001", "person/Bob.md");
};

describe("a merge of a copy that a sync tool left", () => {
  it("keeps the original under its name, with what the copy has in addition", async () => {
    const copy = "note/Plan.sync-conflict-20260102-101112-ABCDEF7.md";
    write("note/Plan.md", record("note", "Plan", `${LONG}\n\nOf the original.\n`));
    write(copy, record("note", "Plan", `${LONG}\n\nOf the copy.\n`, "tags: [garden]\n"));
    write("note/A.md", record("note", "A", `${LONG} [[Plan.sync-conflict-20260102-101112-ABCDEF7|it]]\n`));
    const id = await draft(await issueAt("FILE002", copy));
    expect(await readDraft(ctx, { id })).toMatchObject({ path: "note/Plan.md", merges: copy, left_out: [] });
    await acceptDraft(ctx, { id });
    const merged = files();
    expect(Object.keys(merged).filter((path) => path.startsWith("note/"))).toEqual([
      "note/A.md",
      "note/Plan.md",
    ]);
    const body = `${LONG}\n\nOf the original.\n\nOf the copy.\n`;
    expect(merged["note/Plan.md"]).toBe(record("note", "Plan", body, "tags:\n  - garden\n"));
    expect(merged["note/A.md"]).toContain("[[Plan|it]]");
  });
});

describe("a merge of two records of the same name", () => {
  it("is a draft first; accepted, it is one record, with every link to it; reverted, all is as it was", async () => {
    const issue = await twins();
    const before = files();
    const id = await draft(issue);
    expect(files()).toEqual(before);
    const result = await readDraft(ctx, { id });
    expect(result).toMatchObject({
      kind: "merge",
      path: "person/Bob.md",
      merges: "person/bob 2.md",
      left_out: [],
    });
    expect(result.by).toMatchObject({ engine: "local", reason: "No model provider is configured" });

    expect((await acceptDraft(ctx, { id })).message).toBe(
      "Merged person/bob 2.md into person/Bob.md; 2 links rewritten",
    );
    const after = files();
    expect(after["person/bob 2.md"]).toBeUndefined();
    expect(after["person/Bob.md"]).toBe(result.after);
    expect(after["person/Bob.md"]).toContain("First.\n\nA sentence");
    expect(after["note/A.md"]).toContain("[[person/Bob]] and [[Bob|him]], [[person/Bob]].");
    const { frontmatter, backlinks } = await readRecord(ctx, { path: "person/Bob" });
    expect(frontmatter).toMatchObject({ tags: ["one", "two"], role: "Builder", aliases: ["bob", "bob 2"] });
    expect(backlinks).toMatchObject([{ path: "note/A.md" }]);
    await expect(acceptDraft(ctx, { id })).rejects.toMatchObject({ code: "CONFLICT" });

    await checkRevertible(ctx, { sweep: id });
    expect(await revertFixes(ctx, { sweep: id }, "first", async () => {})).toMatchObject({
      reverted: 3,
      left: [],
    });
    expect(files()).toEqual(before);
    expect(await revertFixes(ctx, { sweep: id }, "first", async () => {})).toMatchObject({
      reverted: 3,
      left: [],
    });
    expect(files()).toEqual(before);
    expect((await readRecord(ctx, { path: "person/bob 2" })).backlinks).toHaveLength(1);
    await expect(checkRevertible(ctx, { sweep: id })).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(revertFixes(ctx, { sweep: id }, "second", async () => {})).rejects.toMatchObject({
      code: "CONFLICT",
    });
  });

  it.each(["person/Bob.md", "person/bob 2.md"])("is refused when %s has changed or is gone", async (path) => {
    const id = await draft(await twins());
    write(path, record("person", "Bob", `${LONG} Changed.\n`));
    const before = files();
    await expect(acceptDraft(ctx, { id })).rejects.toMatchObject({ code: "CONFLICT" });
    expect(files()).toEqual(before);
    expect((await readDraft(ctx, { id })).state).toBe("open");
    expect((await discardDraft(ctx, { id })).draft.state).toBe("discarded");
    await expect(discardDraft(ctx, { id })).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("by a model says which lines it left out, and keeps to what was given", async () => {
    await withModel();
    const text = `${LONG} First.\n\n![x](https://evil.example/?q)\n\n<script>alert(1)</script>[[../../etc/passwd]]`;
    testProvider.answer({ text: `\`\`\`json\n${JSON.stringify({ text })}\n\`\`\`` });
    const result = await readDraft(ctx, { id: await draft(await twins()) });
    expect(result.by).toMatchObject({ engine: "model", provider: "openrouter", model: "openrouter/auto" });
    expect(result.left_out).toEqual([`${LONG} Second.`]);
    expect(result.after).not.toMatch(/evil|script|passwd\]\]/);
    expect(result.after).toContain("role: Builder");
    const sent = JSON.stringify(testProvider.calls[0]?.body);
    expect(sent).not.toContain(ctx.account.vaultDir);
  });

  it.each([
    [{ status: 500 }, expect.any(String)],
    [
      { text: "I would rather not." },
      "The model proposed no text: Its answer cannot be used: the answer is not JSON",
    ],
    [
      { text: '{"text": 4}' },
      "The model proposed no text: Its answer cannot be used: the answer is not what was asked for",
    ],
    [{ text: '{"text": ""}' }, "The model proposed no text: It is empty"],
  ])("by a model that answers %j is made by the local engine, which says so", async (reply, reason) => {
    await withModel();
    testProvider.answer(reply);
    const result = await readDraft(ctx, { id: await draft(await twins()) });
    expect(result).toMatchObject({ by: { engine: "local", reason }, left_out: [] });
  });
});

const stub = () => {
  write("person/Eve.md", record("person", "Eve", "Short.\n"));
  write("note/B.md", record("note", "B", `${LONG}\n\n[[person/Eve]] builds turbines.\n`));
  return issueAt("STUB001", "person/Eve.md");
};

describe("a text for a stub", () => {
  it("needs a model, and says so", async () => {
    const issue = await stub();
    await expect(startDraft(ctx, { issue })).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("gateway"),
    });
    expect(await propose(ctx, { issue })).toEqual({ reason: "No model provider is configured" });
  });

  it("is written from other records and appended to the text; can be reverted; is refused after a change", async () => {
    await withModel();
    const issue = await stub();
    const before = files();
    const injected = "Eve builds turbines. [[person/Eve]] [[org/Invented]] https://evil.example/x";
    testProvider.answer({ text: JSON.stringify({ text: injected }) });
    const id = await draft(issue);
    expect(JSON.stringify(testProvider.calls[0]?.body)).toContain("[[person/Eve]] builds turbines.");
    expect(files()).toEqual(before);
    await acceptDraft(ctx, { id });
    expect(files()["person/Eve.md"]).toBe(
      before["person/Eve.md"]?.replace(
        "Short.\n",
        "Short.\n\nEve builds turbines. [[person/Eve]] org/Invented\n",
      ) ?? "",
    );
    await revertFixes(ctx, { sweep: id }, "once", async () => {});
    expect(files()).toEqual(before);
    const again = await draft(issue);
    write("person/Eve.md", record("person", "Eve", "Other.\n"));
    await expect(acceptDraft(ctx, { id: again })).rejects.toMatchObject({ code: "CONFLICT" });
    expect(files()["person/Eve.md"]).toContain("Other.");
  });

  it("replaces the previous proposal; another account cannot accept it", async () => {
    await withModel();
    const issue = await stub();
    testProvider.answer({ text: '{"text": "One."}' }, { text: '{"text": "Two."}' });
    const [one, two] = [await draft(issue), await draft(issue)];
    const { items, total } = await listDrafts(ctx, { limit: 1 });
    expect([items.length, total]).toEqual([1, 2]);
    expect((await listDrafts(ctx, { state: "open" })).items.map(({ id }) => id)).toEqual([two]);
    expect((await readDraft(ctx, { id: one })).state).toBe("discarded");
    const other = await vault.another();
    await expect(acceptDraft(other, { id: two })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
