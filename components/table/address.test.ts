import { describe, expect, it } from "vitest";
import { readSort, withParams, writeSort } from "./address";

describe("withParams", () => {
  const current = new URLSearchParams("type=task&cursor=abc");

  it("changes the given parameters and keeps the rest", () => {
    expect(withParams(current, { sort: "-name", cursor: null })).toBe("?type=task&sort=-name");
  });

  it("leaves out empty parameters, and stays a link to this page when none is left", () => {
    expect(withParams(current, { type: "", cursor: undefined })).toBe("?");
  });

  it("escapes what a name may hold", () => {
    expect(withParams([], { delete: "person/A & B.md" })).toBe("?delete=person%2FA+%26+B.md");
  });
});

describe("sort", () => {
  it.each(["name", "-modified"])("reads and writes %s", (text) => {
    expect(writeSort(readSort(text))).toBe(text);
  });
});
