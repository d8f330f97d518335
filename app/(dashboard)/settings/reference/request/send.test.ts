import { expect, it } from "vitest";
import { shownText } from "./send";

it.each([
  ['{"a":1}', '{\n  "a": 1\n}'],
  ['{"a":1234567890123456789}', '{"a":1234567890123456789}'],
  ["", ""],
  ["<html>Bad gateway", "<html>Bad gateway"],
])("shows a reply with the body %j, which says that it is JSON", async (body, shown) => {
  const reply = new Response(body, { status: 502, headers: { "Content-Type": "application/json" } });
  expect(await shownText(reply)).toBe(shown);
});
