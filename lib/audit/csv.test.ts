import { expect, it } from "vitest";
import { CSV_HEAD, csvLine } from "./csv";

const row = {
  seq: 7,
  at: "2026-03-04T05:06:07.000Z",
  actor: { type: "user", id: "u1", label: 'Ada "Countess", Lovelace' },
  action: "record.edit",
  subject: "=HYPERLINK(1).md",
  before_hash: null,
  after_hash: "ab",
  detail: { text: "two\nlines" },
  hash: "cd",
};

it("quotes what needs it, and leaves no formula to a spreadsheet", () => {
  expect(csvLine(row)).toBe(
    '7,2026-03-04T05:06:07.000Z,user,u1,"Ada ""Countess"", Lovelace",record.edit,\'=HYPERLINK(1).md,,ab,' +
      '"{""text"":""two\\nlines""}",cd\r\n',
  );
  expect(CSV_HEAD.split(",")).toHaveLength(11);
});
