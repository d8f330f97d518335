import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { matchKey } from "@/lib/language";
import { createRecord } from "@/lib/vault";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { acceptCuratorProposal } from "../operations";
import { type EntityType, NOTE_KEY } from "../plan";
import { curatorProposals } from "../tables";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

/** The same name, proposed for three files. */
async function proposeThrice(type: EntityType, name: string): Promise<string[]> {
  const ids: string[] = [];
  for (const file of ["a", "b", "c"]) {
    const note = `note/${name} ${file}.md`;
    await createRecord(vault.ctx, { type: "note", name: `${name} ${file}` });
    const key = `${type}:1`;
    const entity = { key, type, name, aliases: [], fields: {}, body: "", evidence: name, confidence: 0.6 };
    const links = [
      { from: NOTE_KEY, to: key, field: "related" },
      { from: key, to: NOTE_KEY, field: "related" },
    ];
    const row = {
      accountId: vault.ctx.account.id,
      inboxId: randomUUID(),
      filename: `${file}.md`,
      note,
      links,
    };
    const [stored] = await vault.ctx.db.tx((tx) =>
      tx
        .insert(curatorProposals)
        .values({ ...row, key, type, name, nameKey: matchKey(name), confidence: 0.6, entity, path: null })
        .returning({ id: curatorProposals.id }),
    );
    if (stored) ids.push(stored.id);
  }
  return ids;
}

const statesOf = async (name: string) =>
  (
    await vault.ctx.db.tx((tx) =>
      tx
        .select()
        .from(curatorProposals)
        .where(eq(curatorProposals.nameKey, matchKey(name))),
    )
  ).map(({ state, path }) => [state, path]);

it("an accepted name is linked in the other files that wait with it", async () => {
  const [, id = ""] = await proposeThrice("org", "Bulk Ltd");
  expect(await acceptCuratorProposal(vault.ctx, { id })).toEqual({
    message: "Created org/Bulk Ltd.md; linked in 2 other files",
    path: "org/Bulk Ltd.md",
  });
  expect(await statesOf("Bulk Ltd")).toEqual(Array(3).fill(["accepted", "org/Bulk Ltd.md"]));
  for (const file of ["a", "b", "c"]) {
    expect(vault.read(`note/Bulk Ltd ${file}.md`)).toContain('- "[[org/Bulk Ltd]]"');
    expect(vault.read("org/Bulk Ltd.md")).toContain(`- "[[note/Bulk Ltd ${file}]]"`);
  }
});

it("a correction applies to all of them", async () => {
  const [id = ""] = await proposeThrice("org", "Harbour");
  await acceptCuratorProposal(vault.ctx, { id, name: "Harbour Project", type: "project" });
  expect((await statesOf("Harbour Project")).map(([state]) => state)).toEqual(Array(3).fill("accepted"));
  expect(vault.read("project/Harbour Project.md")).toContain("[[note/Harbour c]]");
});

it("a task of the same title in another file is another task", async () => {
  const [id = ""] = await proposeThrice("task", "Send the slides");
  await acceptCuratorProposal(vault.ctx, { id });
  expect((await statesOf("Send the slides")).map(([state]) => state).sort()).toEqual([
    "accepted",
    "proposed",
    "proposed",
  ]);
});
