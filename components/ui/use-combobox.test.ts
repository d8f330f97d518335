import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { useCombobox } from "./use-combobox";

/** The keys of a field with `count` options. */
function moveAmong(count: number): (key: string) => boolean {
  let move = (_key: string) => false;
  const Field = () => {
    move = useCombobox(count, "Records").move;
    return null;
  };
  renderToStaticMarkup(createElement(Field));
  return move;
}

it.each([
  ["ArrowDown", 2, true],
  ["ArrowUp", 1, true],
  ["ArrowDown", 0, false],
  ["ArrowUp", 0, false],
  ["a", 2, false],
])("whether %s moves among %i options: %s", (key, count, moves) => expect(moveAmong(count)(key)).toBe(moves));
