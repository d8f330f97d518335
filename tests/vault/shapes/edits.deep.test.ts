import { expect, it } from "vitest";
import { SHAPES } from ".";
import { editFields } from "./rounds";

it.each(SHAPES)(
  "$name: 500 edits change one field each, and no other byte",
  async (shape) => {
    const { done, refused } = await editFields(shape, 500, "deep");
    console.info(`${shape.name}: ${done} edits, ${refused} refused`);
    expect(done).toBe(500);
  },
  600_000,
);
