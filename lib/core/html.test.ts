import { expect, it } from "vitest";
import { escapeHtml, unescapeHtml } from "./html";

it.each(['<b title="x">A & B</b>', "&amp;lt;", "don't"])("%s is escaped, and read back as it was", (text) => {
  expect(escapeHtml(text)).not.toMatch(/[<>"]/);
  expect(unescapeHtml(escapeHtml(text))).toBe(text);
});
