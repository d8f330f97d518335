import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Dice } from "@/bench/vault/dice";
import { itDeep } from "@/tests/support/deep";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { linkDifferences } from "../indexing";
import { linkEnds } from "../indexing/degrees";
import { createRecord } from "../operations/create-record";
import { deleteRecord } from "../operations/delete-record";
import { editRecord } from "../operations/edit-record";
import { moveRecord } from "../operations/move-record";
import { reconcile } from "../reconcile";
import { readGraph } from "./read";

let vault: TestVault;

beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

type Degrees = Record<string, number>;

async function degrees(from: "kept" | "counted"): Promise<Degrees> {
  const { ctx } = vault;
  const rows = await ctx.db.tx((tx) =>
    tx.execute<{ path: string; n: number }>(
      from === "kept"
        ? sql`select path, degree as n from vault_degrees`
        : sql`select path, count(*)::int as n from ${linkEnds(ctx)} group by path`,
    ),
  );
  return Object.fromEntries(rows.map(({ path, n }) => [path, n]));
}

/** The version of a file's row: another one when it is written again. */
const versions = async (path: string): Promise<unknown[]> => [
  ...(await vault.ctx.db.tx((tx) =>
    tx.execute(sql`select xmin::text from vault_degrees where path = ${path}`),
  )),
];

const NAMES = ["A", "B", "C", "D", "E", "F"];

/** Does something to a record at random, as far as it can be done. */
async function change(dice: Dice): Promise<void> {
  const [one, other] = [dice.pick(NAMES), dice.pick(NAMES)];
  const body = `[[${other}]] [[${dice.pick(NAMES)}]] [[nowhere]] ![[picture.png]]`.slice(dice.whole(0, 20));
  const path = `note/${one}`;
  const what = dice.pick([
    () => createRecord(vault.ctx, { type: "note", name: one, body }),
    () => createRecord(vault.ctx, { type: "note", name: one, fields: { related: [`[[${other}]]`] }, body }),
    () => editRecord(vault.ctx, { path, body }),
    () => moveRecord(vault.ctx, { path, to: `note/${other}.md` }),
    () => deleteRecord(vault.ctx, { path }),
    async () => {
      vault.write(`${dice.pick(["note", "other"])}/${one}.md`, body);
      await reconcile(vault.ctx);
    },
  ]);
  await what().catch(() => {});
}

describe("degrees", () => {
  const anyChanges = "are those that a count finds, after any changes (seed %i)";
  it.each([1])(anyChanges, areCounted);
  itDeep.each([2, 3, 4])(anyChanges, areCounted);

  async function areCounted(seed: number): Promise<void> {
    const dice = new Dice(`degrees ${seed}`);
    vault.write("picture.png", "PNG");
    await reconcile(vault.ctx);
    for (let n = 0; n < 40; n++) await change(dice);
    const counted = await degrees("counted");
    expect(Object.keys(counted).length).toBeGreaterThan(3);
    expect(await degrees("kept")).toEqual(counted);
    expect((await linkDifferences(vault.ctx)).faults).toEqual([]);
  }

  it("are written of the files whose links are more or fewer, and of no others", async () => {
    await reconcile(vault.ctx);
    await createRecord(vault.ctx, { type: "note", name: "Goal" });
    await createRecord(vault.ctx, { type: "note", name: "Linking", body: "[[Goal]]" });
    const written = () => versions("note/Linking.md");
    const before = await written();
    await moveRecord(vault.ctx, { path: "note/Goal.md", to: "note/Aim.md" });
    expect(vault.read("note/Linking.md")).toContain("[[Aim]]");
    expect([before.length, await written()]).toEqual([1, before]);
    expect(await degrees("kept")).toEqual(await degrees("counted"));
  });

  it("rank records, those without links last", async () => {
    await createRecord(vault.ctx, { type: "note", name: "Alone" });
    const counted = await degrees("counted");
    const { nodes, isTruncated } = await readGraph(vault.ctx, { limit: 100 });
    expect(nodes.map(({ id }) => id)).toContain("note/Alone.md");
    expect(isTruncated).toBe(false);
    const ranked = nodes
      .map(({ id }) => id)
      .sort((a, b) => (counted[b] ?? 0) - (counted[a] ?? 0) || (a < b ? -1 : 1));
    for (const limit of [1, 2, 3]) {
      const most = await readGraph(vault.ctx, { limit });
      expect(most.nodes.map(({ id }) => id)).toEqual(ranked.slice(0, limit).sort());
      expect(most.isTruncated).toBe(true);
    }
  });

  it("are counted again for a rebuilt index", async () => {
    const { ctx } = vault;
    await ctx.db.tx(async (tx) => {
      await tx.execute(sql`delete from index_status`);
      await tx.execute(sql`delete from vault_links where source like '%A%'`);
    });
    expect(await degrees("kept")).not.toEqual(await degrees("counted"));
    await reconcile(ctx);
    expect(await degrees("kept")).toEqual(await degrees("counted"));
  });
});
