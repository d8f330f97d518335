import { expect, it } from "vitest";
import { blocksOf } from "./blocks";

const textsOf = (body: string) => blocksOf(body).map(({ start, end }) => body.slice(start, end));

it("reads each message of a chat separately, without author and time", () => {
  const chat = ["Nadia Rahman  9:04 AM", "the demo is at 3pm", "Felix Brandt  9:08 AM", "yes, tonight"];
  expect(textsOf([...chat, "Grace Liu  9:15", "deploys are frozen", "from Friday noon"].join("\n"))).toEqual([
    "the demo is at 3pm",
    "yes, tonight",
    "deploys are frozen",
    "from Friday noon",
  ]);
});

it("reads the exports of chats with a day, a dash or names in small letters", () => {
  const chat = [
    "[03/10/2025, 18:02] Danny: the hall is ours",
    "03/10/2025, 18:04 - Mo Salah: until ten",
    "[18:05] wen: fine by me",
  ];
  expect(textsOf(chat.join("\n"))).toEqual(["the hall is ours", "until ten", "fine by me"]);
});

it("takes one line that ends with a time for prose", () => {
  expect(textsOf("We meet at 9:30\nand decide.")).toEqual(["We meet at 9:30\nand decide."]);
});

it("takes a line of capitals for no beginning of the text below, and a numbered one for a heading", () => {
  expect(textsOf("3. BUDGET\nWe keep the reserve.\n4) ANY OTHER BUSINESS:\nThe boat is sold.")).toEqual([
    "We keep the reserve.",
    "The boat is sold.",
  ]);
  expect(textsOf("NO CARS IN THE YARD\nWe agreed on that.")).toEqual([
    "NO CARS IN THE YARD",
    "We agreed on that.",
  ]);
  expect(textsOf("Paid in\n300 EUR\na month")).toEqual(["Paid in\n300 EUR\na month"]);
  const [open] = blocksOf("OPEN QUESTIONS\nWho has the key?");
  expect(open?.section).toBe("open");
});

it("takes a line above ----- or ===== for a heading, but no whole sentence", () => {
  const body =
    "Minutes\n=====\n\nResolved\n--------\n\n* That the hut be let to the scouts.\n\nTo do\n---\n\n* Ask them.";
  expect(blocksOf(body).map(({ section }) => section)).toEqual(["decision", "open"]);
  expect(textsOf("The hut is let.\n---\nThe boat is sold.")).toEqual([
    "The hut is let.",
    "The boat is sold.",
  ]);
});

it("reads items behind a dash or a dot separately", () => {
  expect(
    textsOf("— extend the test to 5 Dec\n— freeze the prices\n\n• sell the boat\n• keep the hut"),
  ).toEqual(["extend the test to 5 Dec", "freeze the prices", "sell the boat", "keep the hut"]);
});
