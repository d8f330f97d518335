import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generateVault } from "@/bench/generate";
import { Dice } from "@/bench/vault/dice";
import { createRecord, deleteRecord, differences, editRecord, moveRecord, reconcile } from "@/lib/vault";
import { itDeep } from "../support/deep";
import { times } from "../support/property";
import { openVault, type TestVault } from "../support/vault";

let vault: TestVault;

beforeAll(async () => {
  vault = await openVault();
  generateVault(vault.root, times(600, 200), "index is disk");
});
afterAll(() => vault.close());

const files = (): string[] =>
  readdirSync(vault.root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".md"))
    .map((entry) => path.relative(vault.root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith("inbox/") && !file.startsWith("_"))
    .sort();

const at = (file: string): string => path.join(vault.root, file);

/** What people and their tools do to a vault behind its back. */
const HAND_EDITS: readonly ((file: string, dice: Dice) => void)[] = [
  (file) => appendFileSync(at(file), "\nSee [[Alice Chen]] and [[note/nowhere]].\n"),
  (file) => writeFileSync(at(file), readFileSync(at(file), "utf8").replaceAll("[[", "[ [")),
  (file) => writeFileSync(at(file), "---\ntype: note\n\tbroken: yaml\n---\n[[Alice Chen]]"),
  (file) => writeFileSync(at(file), `\0 ${"x".repeat(5_000)} \ud800 [[a\0b]] 🎉\n`),
  (file) => rmSync(at(file)),
  (file) => rmSync(at(file)),
  (file, dice) => renameSync(at(file), at(path.join(path.dirname(file), `Renamed ${dice.whole(1, 1e6)}.md`))),
  (file) => {
    mkdirSync(at("Elsewhere/deep"), { recursive: true });
    renameSync(at(file), at(path.join("Elsewhere/deep", path.basename(file))));
  },
  (file) => writeFileSync(at(path.join("Elsewhere", path.basename(file))), "a double by name"),
];

function editByHand(dice: Dice, times: number): void {
  mkdirSync(at("Elsewhere"), { recursive: true });
  for (let i = 0; i < times; i++) dice.pick(HAND_EDITS)(dice.pick(files()), dice);
}

/** Verbs of the service on records that are not under the hand edits of the same moment. */
async function applyVerbs(dice: Dice, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const name = `Verb ${dice.whole(1, 1e6)}`;
    const { path: made } = await createRecord(vault.ctx, {
      type: "note",
      name,
      body: "[[Alice Chen]] [[Bob]]",
    });
    await editRecord(vault.ctx, { path: made, append: { tags: ["x"] }, body_append: `[[${name} moved]]` });
    if (dice.chance(0.6)) await moveRecord(vault.ctx, { path: made, to: `note/${name} moved.md` });
    else if (dice.chance(0.5)) await deleteRecord(vault.ctx, { path: made });
  }
}

describe("the index", () => {
  it("says what the disk says, of a vault of all types and habits", async () => {
    await reconcile(vault.ctx);
    expect(await differences(vault.ctx)).toEqual([]);
  });

  it("sees what differs", async () => {
    const [first = ""] = files();
    appendFileSync(at(first), "[[one more]]");
    const found = await differences(vault.ctx);
    expect(found.some((line) => line.startsWith(`file ${first}: hash`))).toBe(true);
    expect(found.some((line) => line.startsWith(`link ${first} · `) && line.endsWith("is missing"))).toBe(
      true,
    );
    expect(found.some((line) => line.startsWith(`text ${first}: words`))).toBe(true);
  });

  const byHand = "says so still after hand edits, deletes and renames (seed %i)";
  it.each([1])(byHand, afterHandEdits);
  itDeep.each([2, 3, 4, 5, 6])(byHand, afterHandEdits);

  async function afterHandEdits(seed: number): Promise<void> {
    const dice = new Dice(`by hand ${seed}`);
    editByHand(dice, 25);
    await reconcile(vault.ctx);
    expect(await differences(vault.ctx)).toEqual([]);
  }

  const meanwhile = "says so still when verbs write meanwhile (seed %i)";
  it.each([2])(meanwhile, whenVerbsWrite);
  itDeep.each([1])(meanwhile, whenVerbsWrite);

  async function whenVerbsWrite(seed: number): Promise<void> {
    const dice = new Dice(`verbs ${seed}`);
    editByHand(dice, 15);
    const verbs = times(8, 4);
    await Promise.all([
      reconcile(vault.ctx),
      applyVerbs(dice, verbs),
      applyVerbs(new Dice(`others ${seed}`), verbs),
    ]);
    await reconcile(vault.ctx);
    expect(await differences(vault.ctx)).toEqual([]);
  }
});
