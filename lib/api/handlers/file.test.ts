import { describe, expect, it } from "vitest";
import { fileHeaders } from "./file";

describe("the headers of a file", () => {
  it("let a browser show known types, without running anything", () => {
    expect(fileHeaders({ name: "plan.svg", size: 3, type: "image/svg+xml" })).toEqual({
      "Content-Type": "image/svg+xml",
      "x-kv-size": "3",
      "Content-Disposition": 'inline; filename="plan.svg"',
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });

  it("make everything else a download, with any name", () => {
    const { "Content-Type": type, "Content-Disposition": saved } = fileHeaders({
      name: 'a"b\r\nü (1).html',
      size: 1,
    });
    expect(type).toBe("application/octet-stream");
    expect(saved).toBe("attachment; filename*=UTF-8''a%22b%0D%0A%C3%BC%20%281%29.html");
  });
});
