import { expect, it } from "vitest";
import { blocksOf } from "./blocks";

const textsOf = (body: string) => blocksOf(body).map(({ start, end }) => body.slice(start, end));

it("reads each message of a chat by itself, without who wrote it when", () => {
  const chat = ["Nadia Rahman  9:04 AM", "the demo is at 3pm", "Felix Brandt  9:08 AM", "yes, tonight"];
  expect(textsOf([...chat, "Grace Liu  9:15", "deploys are frozen", "from Friday noon"].join("\n"))).toEqual([
    "the demo is at 3pm",
    "yes, tonight",
    "deploys are frozen",
    "from Friday noon",
  ]);
});

it("takes one line that ends with a time for prose", () => {
  expect(textsOf("We meet at 9:30\nand decide.")).toEqual(["We meet at 9:30\nand decide."]);
});
