import { asc, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { groupOf, type Issue, issueOf } from "../issue";
import { janitorIssues } from "../tables";
import { storeIssues } from "./stored-issues";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

const issue = (path: string, message = "Broken link"): Issue =>
  issueOf(path, {
    code: "LINK001",
    severity: "critical",
    key: path,
    message,
    suggested_fix: "Change the link.",
  });

const stored = () =>
  vault.ctx.db.tx((tx) =>
    tx
      .select({
        row: sql<string>`xmin::text`,
        path: janitorIssues.path,
        message: janitorIssues.message,
        offers: janitorIssues.offers,
      })
      .from(janitorIssues)
      .orderBy(asc(janitorIssues.position)),
  );

it("writes only the issues that are new or have changed, in their order", async () => {
  const store = (issues: Issue[]) => vault.ctx.db.tx((tx) => storeIssues(vault.ctx, tx, issues));
  await store([issue("a.md"), issue("c.md"), issue("d.md")]);
  const before = await stored();
  expect(before.map(({ path }) => path)).toEqual(["a.md", "c.md", "d.md"]);
  expect(before[0]?.offers).toEqual([]);

  await store([issue("a.md"), issue("b.md"), issue("c.md", "Broken embed \ud800")]);
  const after = await stored();
  expect(after.map(({ path, message }) => [path, message])).toEqual([
    ["a.md", "Broken link"],
    ["b.md", "Broken link"],
    ["c.md", "Broken embed \ufffd"],
  ]);
  expect(after[0]?.row).toBe(before[0]?.row);
  expect(after[2]?.row).not.toBe(before[1]?.row);

  await store([]);
  expect(await stored()).toEqual([]);
});

it("stores every field of an issue, with any characters", async () => {
  const odd = {
    ...issue('note/"A", {B} \\ C.md', "NULL"),
    cause: "Ä\n安娜",
    detail: "a\0b",
    suggested_fix: "",
    fix: { certain: true, hash: "", edits: [] },
    offers: [{ kind: "retarget" as const, path: 'note/"D".md' }, { kind: "unlink" as const }],
  };
  const plain = { ...issue("note/E.md"), severity: "info" as const };
  await vault.ctx.db.tx((tx) => storeIssues(vault.ctx, tx, [odd, plain]));
  const rows = await vault.ctx.db.tx((tx) =>
    tx.select().from(janitorIssues).orderBy(asc(janitorIssues.position)),
  );
  expect(rows).toEqual(
    [odd, plain].map((each) => ({
      accountId: vault.ctx.account.id,
      position: expect.any(Number),
      contentHash: expect.stringMatching(/^[\w+/]{27}=$/),
      issueId: each.id,
      groupId: groupOf(each),
      code: "LINK001",
      severity: each.severity,
      path: each.path,
      message: each.message,
      detail: each.detail.replace("\0", "\ufffd"),
      suggestedFix: each.suggested_fix,
      isFixable: each === odd,
      offers: each.offers ?? [],
    })),
  );
});
