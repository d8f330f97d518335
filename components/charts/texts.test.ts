import { expect, it } from "vitest";
import { around, Texts } from "./texts";

/** The texts drawn on a canvas of this size, each letter 5 wide, and where each begins. */
function canvas(width = 300, height = 100) {
  const written: [text: string, left: number, y: number][] = [];
  const context = {
    measureText: (text: string) => ({ width: 5 * text.length }),
    strokeText: () => {},
    fillText: (text: string, left: number, y: number) => written.push([text, left, y]),
  } as unknown as CanvasRenderingContext2D;
  return { written, texts: new Texts(context, { width, height }, { ink: "#000", paper: "#fff" }) };
}

/** On the right of a point, or else on the left. */
const beside = (x: number, y: number) => (width: number) => [
  { left: x + 5, y },
  { left: x - 5 - width, y },
];

it("writes on the other side what would pass the edge, and nothing that has no room", () => {
  const { written, texts } = canvas();
  texts.write("right", beside(100, 20));
  texts.write("left", beside(290, 40));
  texts.write("too high", beside(100, -2));
  texts.write("n".repeat(21), beside(100, 60));
  expect(written).toEqual([
    ["right", 105, 20],
    ["left", 265, 40],
    ["n".repeat(21), 105, 60],
  ]);
});

it("covers neither texts nor points", () => {
  const { written, texts } = canvas();
  texts.avoid(115, 20, 4);
  texts.write("first", beside(100, 20));
  texts.write("second", beside(70, 28));
  texts.write("third", beside(70, 36));
  expect(written).toEqual([
    ["first", 70, 20],
    ["second", 35, 28],
    ["third", 75, 36],
  ]);
});

it("covers points where that is allowed, the fewest", () => {
  const { written, texts } = canvas();
  for (const x of [110, 115, 80]) texts.avoid(x, 20, 2);
  texts.write("hub", beside(100, 20), { covered: 1 });
  for (const x of [80, 115]) texts.avoid(x, 60, 2);
  texts.write("no room", beside(100, 60));
  expect(written).toEqual([["hub", 80, 20]]);
});

it("shortens long names, more of them on a narrow canvas", () => {
  const wide = canvas(600);
  wide.texts.write("n".repeat(40), around(10, 20, 5));
  expect(wide.written).toEqual([[`${"n".repeat(31)}…`, 15, 20]]);
  const narrow = canvas(280);
  narrow.texts.write("n".repeat(40), around(10, 20, 5));
  expect(narrow.written).toEqual([[`${"n".repeat(19)}…`, 15, 20]]);
});

it("writes a text below or above a point that has no room beside it", () => {
  const { written, texts } = canvas(100);
  for (const name of ["first one", "other one", "no more"]) texts.write(name, around(50, 50, 6));
  expect(written).toEqual([
    ["first one", 27.5, 64],
    ["other one", 27.5, 36],
  ]);
});
