import { describe, expect, it } from "vitest";
import { layOut } from "./force";

/** Two groups of ten, linked within. */
const paths = Array.from({ length: 20 }, (_, n) => `note/${n}.md`);
const links = paths.flatMap((_, n) => (n % 10 === 0 ? [] : [n, n - (n % 10), n, n - 1]));

const last = (drawn = { paths, links }) =>
  [...layOut(drawn)].find(({ isLast }) => isLast)?.places ?? new Float32Array();
const distance = (places: Float32Array, a: number, b: number) =>
  Math.hypot(
    (places[2 * a] ?? 0) - (places[2 * b] ?? 0),
    (places[2 * a + 1] ?? 0) - (places[2 * b + 1] ?? 0),
  );

describe("the layout", () => {
  it("is the same at each visit", () => {
    expect(last()).toEqual(last());
    expect(last({ paths: paths.map((path) => `x${path}`), links })).not.toEqual(last());
  });

  it("places linked records near each other", () => {
    const places = last();
    expect(distance(places, 1, 0)).toBeLessThan(distance(places, 1, 10));
    expect(distance(places, 15, 10)).toBeLessThan(distance(places, 15, 0));
  });

  it("gives every record a place, also without links", () => {
    const places = last({ paths: [...paths, "note/Alone.md"], links });
    expect(places).toHaveLength(42);
    expect(places.every(Number.isFinite)).toBe(true);
    expect(last({ paths: [], links: [] })).toHaveLength(0);
    expect(last({ paths: ["note/Alone.md"], links: [] }).every(Number.isFinite)).toBe(true);
  });
});
