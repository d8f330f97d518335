import { expect, it } from "vitest";
import { Texts } from "./texts";

/** What a canvas of this size is told to write, each letter 5 wide: the text and where it begins. */
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
const beside = (x: number) => (width: number) => [x + 5, x - 5 - width];

it("writes on the other side what would pass the edge, and nothing that has no room", () => {
  const { written, texts } = canvas();
  texts.write("right", 20, beside(100));
  texts.write("left", 40, beside(290));
  texts.write("too high", -2, beside(100));
  texts.write("n".repeat(31), 60, beside(150));
  expect(written).toEqual([
    ["right", 105, 20],
    ["left", 265, 40],
  ]);
});

it("covers neither texts nor points", () => {
  const { written, texts } = canvas();
  texts.avoid(115, 20, 4);
  texts.write("first", 20, beside(100));
  texts.write("second", 28, beside(70));
  texts.write("third", 36, beside(70));
  expect(written).toEqual([
    ["first", 70, 20],
    ["second", 35, 28],
    ["third", 75, 36],
  ]);
});

it("shortens long names", () => {
  const { written, texts } = canvas();
  texts.write("n".repeat(40), 20, beside(10));
  expect(written).toEqual([[`${"n".repeat(31)}…`, 15, 20]]);
});
