import { expect, it } from "vitest";
import { cutPage } from "./page";

it.each([
  { rows: [1, 2, 3], limit: 2, page: [1, 2], next: "after 2" },
  { rows: [1, 2], limit: 2, page: [1, 2], next: null },
  { rows: [], limit: 2, page: [], next: null },
])("$rows by $limit", ({ rows, limit, page, next }) => {
  expect(cutPage(rows, limit, (last) => `after ${last}`)).toEqual({ page, next });
});
