import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resolveLink, stemKey } from "./resolve";

const VAULT = [
  "person/Alice Chen.md",
  "org/Acme.md",
  "note/Acme.md",
  "Plan.md",
  "note/2024/Plan.md",
  "note/2024/Q1/Plan.md",
  "other/Deep/Note.md",
  "a/img.png",
  "note/img.png",
  "person/José.md",
  "v1.2.md",
];
const resolve = (target: string, source = "note/x.md", files: string[] = VAULT) => {
  const found = resolveLink(
    target,
    source,
    files.filter((file) => stemKey(file) === stemKey(target)),
  );
  expect(resolveLink(target, source, files)).toEqual(found);
  return found.state === "resolved"
    ? found.path
    : found.state === "broken"
      ? null
      : [found.path, ...found.paths.slice(1)];
};

describe("stemKey", () => {
  it.each([
    ["person/Alice Chen.md", "alice chen"],
    ["Alice Chen", "alice chen"],
    ["ALICE CHEN.MD", "alice chen"],
    ["a/b/Img.PNG", "img.png"],
    ["v1.2", "v1.2"],
    ["../x/Jose\u0301", "jos\u00e9"],
    ["/root", "root"],
  ])("%s", (target, key) => {
    expect(stemKey(target)).toBe(key);
  });
});

describe("resolveLink", () => {
  it.each<[string, unknown]>([
    ["person/Alice Chen", "person/Alice Chen.md"],
    ["person/Alice Chen.md", "person/Alice Chen.md"],
    ["/person/Alice Chen", "person/Alice Chen.md"],
    ["PERSON/alice chen", "person/Alice Chen.md"],
    ["Alice Chen", "person/Alice Chen.md"],
    ["Jose\u0301", "person/José.md"],
    ["v1.2", "v1.2.md"],
    ["Deep/Note", "other/Deep/Note.md"],
    ["Q1/Plan", "note/2024/Q1/Plan.md"],
    ["Plan", "Plan.md"],
    ["img.png", ["note/img.png", "a/img.png"]],
    ["Acme", ["note/Acme.md", "org/Acme.md"]],
    ["2024/Plan", "note/2024/Plan.md"],
    ["./Acme", "note/Acme.md"],
    ["../org/Acme", "org/Acme.md"],
    ["./2024/../Acme.md", "note/Acme.md"],
    ["../../x/Plan", null],
    ["wrongdir/Alice Chen", null],
    ["eep/Note", null],
    ["Alice", null],
    ["lice Chen", null],
    ["./Alice Chen", null],
    ["img", null],
    ["", null],
    ["/", null],
  ])("%s", (target, expected) => {
    expect(resolve(target)).toEqual(expected);
  });

  it("prefers the folder of the source, then the shortest path, then the alphabet", () => {
    const files = ["b/N.md", "a/N.md", "c/d/N.md", "long/N.md"];
    expect(resolve("N", "long/x.md", [...files, "long/deep/er/N.md"])).toEqual([
      "long/N.md",
      "long/deep/er/N.md",
      "a/N.md",
      "b/N.md",
      "c/d/N.md",
    ]);
    expect(resolve("N", "c/x.md", files)).toEqual(["c/d/N.md", "a/N.md", "b/N.md", "long/N.md"]);
    expect(resolve("N", "c/d/x.md", files)).toEqual(["c/d/N.md", "a/N.md", "b/N.md", "long/N.md"]);
    expect(resolve("N", "x.md", files)).toEqual(
      ["a/N.md", "b/N.md", "c/d/N.md", "long/N.md"].sort((p, q) => p.length - q.length),
    );
  });

  it("takes a path that leads on from the folder of the source before the same path elsewhere", () => {
    const files = ["a/sub/N.md", "note/sub/N.md", "sub/deep/N.md"];
    expect(resolve("sub/N", "note/x.md", files)).toBe("note/sub/N.md");
    expect(resolve("sub/N", "other/x.md", files)).toEqual(["a/sub/N.md", "note/sub/N.md"]);
  });

  it("starts at the root after a slash, and in no other folder", () => {
    expect(resolve("/Plan", "note/2024/x.md")).toBe("Plan.md");
    expect(resolve("/2024/Plan")).toBe(null);
    expect(resolve("/Acme")).toBe(null);
  });

  it("takes the file of that name before the note on it", () => {
    const files = ["plan.pdf.md", "far/away/plan.pdf", "LICENSE", "about/License.md"];
    expect(resolve("plan.pdf", "x.md", files)).toBe("far/away/plan.pdf");
    expect(resolve("plan.pdf.md", "x.md", files)).toBe("plan.pdf.md");
    expect(resolve("plan.pdf", "x.md", ["plan.pdf.md"])).toBe("plan.pdf.md");
    expect(resolve("license", "x.md", files)).toBe("about/License.md");
    expect(resolve("license", "x.md", ["LICENSE"])).toBe("LICENSE");
  });

  it("distinguishes files that differ only in case, when the link does", () => {
    const files = ["person/Alice.md", "person/alice.md"];
    expect(resolve("person/alice", "x.md", files)).toBe("person/alice.md");
    expect(resolve("person/ALICE", "x.md", files)).toHaveLength(2);
    expect(resolve("alice", "x.md", files)).toHaveLength(2);
  });

  it("finds every file by its whole path, and none by a basename behind another folder", () => {
    const segment = fc.constantFrom("a", "b", "C", "d e", "é", "x.y");
    const file = fc.array(segment, { minLength: 1, maxLength: 3 }).map((parts) => `${parts.join("/")}.md`);
    fc.assert(
      fc.property(
        fc.uniqueArray(file, { minLength: 1, maxLength: 8, selector: (f) => f.toLowerCase() }),
        file,
        (files, source) => {
          for (const path of files) {
            expect(resolveLink(path, source, files)).toEqual({ state: "resolved", path });
            expect(resolveLink(path.slice(0, -3).toUpperCase(), source, files)).toEqual({
              state: "resolved",
              path,
            });
            expect(resolveLink(`nowhere/${path}`, source, files)).toEqual({ state: "broken" });
          }
        },
      ),
    );
  });
});
