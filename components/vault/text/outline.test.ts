import { expect, it } from "vitest";
import { headingsOf } from "./outline";

it("finds headings that have a place, as text", () => {
  const html =
    '<h2 id="h-a">A &#x26; <em>b</em> &lt;c></h2><p>x</p><h3 id="h-d">D</h3><h2>without</h2><h2 id="h-e"></h2>';
  expect(headingsOf(html)).toEqual([
    { level: 2, id: "h-a", text: "A & b <c>" },
    { level: 3, id: "h-d", text: "D" },
    { level: 2, id: "h-e", text: "" },
  ]);
});
