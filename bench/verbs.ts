import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Context } from "@/lib/db";
import { createRecord, listRecords, moveRecord, readRecord, reconcile, searchVault } from "@/lib/vault";
import { type Measure, median, ms, timed } from "./report";
import type { Room } from "./room/room";
import { Dice } from "./vault/dice";
import { sentence } from "./vault/sentence";
import { NOUNS } from "./vault/words";

/** The number of concurrent calls. */
const CONCURRENCY = 8;

/** Verbs on an indexed vault, several at once, each durable as in service. */
export async function measureVerbs(ctx: Context, quick: boolean): Promise<Measure[]> {
  const dice = new Dice("verbs");
  const { results } = await listRecords(ctx, { type: "person", limit: 500 });
  const paths = results.map((record) => record.path);
  const [writes, reads] = quick ? [100, 300] : [400, 2_000];
  const create = (n: number) =>
    createRecord(ctx, {
      type: "note",
      name: `Bench ${n}`,
      fields: { status: "draft", related: [`[[${dice.pick(paths).replace(/\.md$/, "")}]]`] },
      body: `${sentence(dice)} ${sentence(dice)}\n`,
    });
  return [
    await perSecond("create a record", writes, create),
    await perSecond("read a record", reads, () => readRecord(ctx, { path: dice.pick(paths) })),
    await perSecond("search one word", reads / 10, () => searchVault(ctx, { q: dice.popular(NOUNS) })),
    await perSecond("search two words", reads / 10, () =>
      searchVault(ctx, { q: `${dice.pick(NOUNS)} ${dice.pick(NOUNS)}` }),
    ),
  ];
}

async function perSecond(
  name: string,
  calls: number,
  call: (n: number) => Promise<unknown>,
): Promise<Measure> {
  const took: number[] = [];
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < calls; n = next++) took.push(await timed(() => call(n)));
  };
  const whole = await timed(() => Promise.all(Array.from({ length: CONCURRENCY }, worker)));
  const rate = calls / (whole / 1_000);
  return { name, figures: `${rate.toFixed(0)}/s, ${CONCURRENCY} in parallel, median ${ms(median(took))}` };
}

const BACKLINKS = 400;

/** A rename that rewrites 400 files in a separate vault, and the rename back. */
export async function measureRename(room: Room): Promise<Measure> {
  const ctx = await room.account(path.join(room.dir, "vault of backlinks"));
  writeLinkedVault(ctx.account.vaultDir);
  await reconcile(ctx);
  const took: number[] = [];
  for (const [from, to] of [
    ["Alice Chen", "Alice Chen-Lee"],
    ["Alice Chen-Lee", "Alice Chen"],
  ]) {
    const move = { path: `person/${from}.md`, to: `person/${to}.md` };
    let updated = 0;
    took.push(await timed(async () => (updated = (await moveRecord(ctx, move)).files_updated.length)));
    if (updated !== BACKLINKS) throw new Error(`The rename updated ${updated} files instead of ${BACKLINKS}`);
  }
  return { name: `rename with ${BACKLINKS} linking files`, figures: `${took.map(ms).join(" there, ")} back` };
}

function writeLinkedVault(root: string): void {
  const dice = new Dice("backlinks");
  for (const folder of ["person", "note"]) mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(
    path.join(root, "person/Alice Chen.md"),
    "---\ntype: person\nname: Alice Chen\ncreated: 2024-01-01\n---\n",
  );
  for (let i = 0; i < BACKLINKS; i++) {
    const link = dice.pick(["[[Alice Chen]]", "[[person/Alice Chen|Alice]]", "[A](/person/Alice%20Chen.md)"]);
    const body = Array.from({ length: 20 }, () => sentence(dice)).join(" ");
    const head = `---\ntype: note\nname: Note ${i}\ncreated: 2024-01-01\nrelated:\n  - "[[person/Alice Chen]]"\n---\n`;
    writeFileSync(path.join(root, `note/Note ${i}.md`), `${head}\n${body} ${link}\n`);
  }
}
