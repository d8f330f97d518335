import { expect, it } from "vitest";
import { SHAPES } from ".";
import { moveThereAndBack } from "./rounds";

it.each(SHAPES)(
  "$name: 200 moves keep every link, and moving back restores every byte",
  async (shape) => {
    expect(await moveThereAndBack(shape, 200, "deep")).toBe(200);
  },
  600_000,
);
