import { expect, it } from "vitest";
import { withoutThinking } from "./thinking";

it.each([
  ['<think>First {"a": 2}, no.</think>\n{"a": 1}', '{"a": 1}'],
  ["<THINKING>\nhm\n</THINKING>Yes.", "Yes."],
  ['The user wants JSON.\n</think>\n\n{"a": 1}', '{"a": 1}'],
  ['So {name} it is.\n</think>{"a": 1}', '{"a": 1}'],
  ["<think>It never ends", ""],
  ['{"text": "Write <think> and </think>."}', '{"text": "Write <think> and </think>."}'],
  ["Plain.", "Plain."],
])("%j is %j", (text, answer) => {
  expect(withoutThinking(text)).toBe(answer);
});
