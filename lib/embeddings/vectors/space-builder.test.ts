import { expect, it } from "vitest";
import { SpaceBuilder } from "./space-builder";

const space = { engine: "local", model: "test" } as const;

it("reads vectors that were stored after they were counted", () => {
  const builder = new SpaceBuilder(space, 2, 1);
  for (const path of ["a", "b", "b", "c"]) builder.add({ path, vector: Float32Array.of(1, 0) });
  const built = builder.build();
  expect(built.paths).toEqual(["a", "b", "c"]);
  const none = new SpaceBuilder(space, 2, 0);
  none.add({ path: "a", vector: Float32Array.of(0, 1) });
  expect(none.build().paths).toEqual(["a"]);
});
