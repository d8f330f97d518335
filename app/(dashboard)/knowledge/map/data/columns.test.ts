import { expect, it } from "vitest";
import { columnsOf, MAX_POINTS } from "./columns";
import { mapOf } from "./read";

const CLUSTER = "0198c0de-0000-7000-8000-000000000000";
const point = (n: number) => ({
  path: `note/${n}.md`,
  name: String(n),
  type: "note",
  x: 0.123456789,
  y: 0.5,
  cluster: n % 2 === 0 ? CLUSTER : null,
});
const sent = (points: number) =>
  columnsOf({
    points: Array.from({ length: points }, (_, n) => point(n)),
    clusters: [{ id: CLUSTER, label: "Boats", size: 2 }],
  });

it("a map that is read has the points and clusters that were sent", () => {
  expect(mapOf(JSON.parse(JSON.stringify(sent(2))))).toEqual({
    points: [
      { path: "note/0.md", name: "0", x: 0.1235, y: 0.5, cluster: CLUSTER },
      { path: "note/1.md", name: "1", x: 0.1235, y: 0.5, cluster: null },
    ],
    clusters: [{ id: CLUSTER, label: "Boats", size: 2 }],
    total: 2,
  });
  expect(mapOf(sent(0))).toMatchObject({ points: [], total: 0 });
});

it("a larger map is a sample of all its points", () => {
  const { paths, total } = sent(3 * MAX_POINTS);
  expect([paths.length, paths[1], paths.at(-1), total]).toEqual([
    MAX_POINTS,
    "note/3.md",
    `note/${3 * MAX_POINTS - 3}.md`,
    3 * MAX_POINTS,
  ]);
});
