import { expect, it } from "vitest";
import { isDeep } from "../../support/property";
import { filesOf, SHAPES, type Shape } from ".";
import { bytesOf, linksOfIndex, linksOnDisk, openShape } from "./opened";
import { editFields, moveThereAndBack } from "./rounds";

/** Those that are furthest from each other; the deep tests open all. */
const OPENED = SHAPES.filter(({ name }) => isDeep() || ["Zettelkasten", "multilingual"].includes(name));

it.each(OPENED)("$name: opening changes no byte, and finds the links that Obsidian has", async (shape) => {
  const vault = await openShape(shape);
  const files = Object.entries(filesOf(shape)).map(([path, content]) => [
    path,
    Buffer.from(content as string).toString("latin1"),
  ]);
  expect(bytesOf(vault.root)).toEqual(Object.fromEntries(files));
  expect(await linksOfIndex(vault)).toEqual(linksOnDisk(vault.root));
  await vault.close();
});

const named = (name: string): Shape => SHAPES.find((shape) => shape.name === name) as Shape;

it("moves keep links between notes of the same names, and moving back restores every byte", async () => {
  expect(await moveThereAndBack(named("PARA"), 4, "shallow")).toBe(4);
});

it("edits change one field each, and no other byte", async () => {
  expect(await editFields(named("multilingual"), 12, "shallow")).toMatchObject({ done: 12 });
});
