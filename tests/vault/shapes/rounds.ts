import { expect } from "vitest";
import { Dice } from "@/bench/vault/dice";
import { KvError } from "@/lib/core/errors";
import { editRecord, moveRecord } from "@/lib/vault";
import type { TestVault } from "../../support/vault";
import { anyEdit, expectedAfter, type FieldEdit, fieldsOf, withoutField } from "./edits";
import { bytesOf, type Links, linksOfIndex, linksOnDisk, openShape, untilTidy } from "./opened";
import type { Shape } from "./shape";

interface Move {
  from: string;
  to: string;
}

/**
 * Moves notes of a vault, then moves them back, the last one first. After each move the index agrees with the second
 * resolver, and links to and in the moved note lead where they led; at the end every byte is as before.
 */
export async function moveThereAndBack(shape: Shape, moves: number, seed: string): Promise<number> {
  const vault = await openShape(shape, seed);
  try {
    const before = bytesOf(vault.root);
    const dice = new Dice(`moves/${seed}`);
    const done: { move: Move; before: Links }[] = [];
    let links = await agreedLinks(vault);
    for (let tries = 0; done.length < moves && tries < moves * 20; tries++) {
      const move = anyMove(dice, shape, Object.keys(links));
      // Moving back leaves a link broken that was broken before.
      const isBack = done.some((earlier) => earlier.move.from === move.to && earlier.move.to === move.from);
      if (isBack || !(await isMoved(vault, move))) continue;
      done.push({ move, before: links });
      links = await followed(vault, links, move);
    }
    for (const { move, before } of [...done].reverse()) {
      await moveRecord(vault.ctx, { path: move.to, to: move.from });
      expect(await agreedLinks(vault)).toEqual(before);
    }
    await untilTidy(vault.root);
    expect(bytesOf(vault.root)).toEqual(before);
    return done.length;
  } finally {
    await vault.close();
  }
}

function anyMove(dice: Dice, shape: Shape, notes: readonly string[]): Move {
  const from = dice.pick(notes);
  const name = dice.chance(0.3)
    ? `${dice.pick(shape.names)} ${dice.whole(1, 99)}`
    : from.slice(from.lastIndexOf("/") + 1, -".md".length);
  const folder = dice.chance(0.2) ? from.slice(0, from.lastIndexOf("/") + 1) : dice.pick(shape.folders);
  return { from, to: `${folder}${name}.md` };
}

/** A name that is used, and a status that the type of the new folder does not have, are refused. */
async function isMoved({ ctx }: TestVault, { from, to }: Move): Promise<boolean> {
  try {
    await moveRecord(ctx, { path: from, to });
    return true;
  } catch (error) {
    if (error instanceof KvError && (error.code === "CONFLICT" || error.code === "VALIDATION_ERROR"))
      return false;
    throw error;
  }
}

/** The links of the vault after a move, of which those to and in the moved note lead to the same note as before. */
async function followed(vault: TestVault, before: Links, { from, to }: Move): Promise<Links> {
  const after = await agreedLinks(vault);
  for (const [source, links] of Object.entries(before)) {
    const now = after[source === from ? to : source] ?? [];
    for (const [at, { target, path }] of links.entries()) {
      if (path === null || (path !== from && source !== from)) continue;
      const name = `${source} → ${target} after ${from} became ${to}`;
      expect([name, now[at]?.path]).toEqual([name, path === from ? to : path]);
    }
  }
  return after;
}

async function agreedLinks(vault: TestVault): Promise<Links> {
  const links = linksOnDisk(vault.root);
  const indexed = await linksOfIndex(vault);
  for (const [source, found] of Object.entries(links))
    expect([source, indexed[source]]).toEqual([source, found]);
  expect(Object.keys(indexed).sort()).toEqual(Object.keys(links).sort());
  return links;
}

interface Edited {
  done: number;
  refused: number;
}

/**
 * Edits random fields of random notes. Another YAML parser finds exactly the change, and every line of other fields, every
 * comment and the body are as before; a refused edit changes nothing.
 */
export async function editFields(shape: Shape, edits: number, seed: string): Promise<Edited> {
  const vault = await openShape(shape, seed);
  try {
    const dice = new Dice(`edits/${seed}`);
    const notes = Object.keys(linksOnDisk(vault.root));
    const count: Edited = { done: 0, refused: 0 };
    while (count.done < edits && count.refused <= edits) {
      const path = dice.pick(notes);
      const before = vault.read(path);
      const fields = fieldsOf(before);
      const edit = anyEdit(dice, fields ?? {});
      const isDone = await isEdited(vault, path, edit);
      const after = vault.read(path);
      const what = `${path}: ${JSON.stringify(edit)}\n${before}`;
      if (!isDone) expect([what, after]).toEqual([what, before]);
      else expectOnly(what, edit, { before, after, fields });
      count[isDone ? "done" : "refused"] += 1;
    }
    return count;
  } finally {
    await vault.close();
  }
}

function expectOnly(
  what: string,
  edit: FieldEdit,
  { before, after, fields }: { before: string; after: string; fields: Record<string, unknown> | undefined },
): void {
  // What the other parser rejects, such as a template's placeholders, is compared by its lines.
  if (fields) expect([what, fieldsOf(after)]).toEqual([what, expectedAfter(fields, edit)]);
  expect([what, withoutField(after, edit.field)]).toEqual([what, withoutField(before, edit.field)]);
  const breaks = (text: string) => new Set(text.match(/\r?\n/g));
  if (breaks(before).size === 1) expect([what, breaks(after)]).toEqual([what, breaks(before)]);
}

/** Frontmatter that cannot be read, and a field that another one depends on, are refused. */
async function isEdited({ ctx }: TestVault, path: string, edit: FieldEdit): Promise<boolean> {
  const change =
    edit.kind === "unset" ? { unset: [edit.field] } : { [edit.kind]: { [edit.field]: edit.value } };
  try {
    await editRecord(ctx, { path, ...change });
    return true;
  } catch (error) {
    if (error instanceof KvError && error.code === "VALIDATION_ERROR") return false;
    throw error;
  }
}
