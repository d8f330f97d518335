import { describe, expect, it } from "vitest";
import { patchOf } from "./patch";

describe("an edit", () => {
  const wanted = (frontmatter: Record<string, unknown>, more: object = {}) => ({
    path: "note/A.md",
    fileHash: "h",
    frontmatter,
    label: "wine" as string | null,
    tags: [] as string[],
    related: [] as string[],
    ...more,
  });

  it("puts the cluster in, and marks it", () => {
    expect(patchOf(wanted({}))).toEqual({
      set: { cluster: "wine", surveyor: { cluster: "wine" } },
      unset: [],
      append: {},
    });
  });

  it("adds tags and relations, and says that they are its own", () => {
    const patch = patchOf(wanted({ tags: ["mine"] }, { label: null, tags: ["t"], related: ["note/B.md"] }));
    expect(patch).toEqual({
      set: { surveyor: { tags: ["t"], related: ["note/B"] } },
      unset: [],
      append: { tags: ["t"], related: ["[[note/B]]"] },
    });
  });

  it("keeps a cluster that the owner set, and does not add one that the owner removed", () => {
    expect(patchOf(wanted({ cluster: "mine" }))).toBeNull();
    expect(patchOf(wanted({ cluster: "mine", surveyor: { cluster: "wine" } }, { label: "beer" }))).toBeNull();
    expect(patchOf(wanted({ surveyor: { cluster: "wine" } }, { label: "beer" }))).toBeNull();
  });

  it("changes and removes its own cluster, and the mark with the last of it", () => {
    const own = { cluster: "wine", surveyor: { cluster: "wine" } };
    expect(patchOf(wanted(own))).toBeNull();
    expect(patchOf(wanted(own, { label: "beer" }))?.set).toEqual({
      cluster: "beer",
      surveyor: { cluster: "beer" },
    });
    expect(patchOf(wanted(own, { label: null }))).toEqual({
      set: {},
      unset: ["cluster", "surveyor"],
      append: {},
    });
  });

  it("reads any mark without fear", () => {
    for (const surveyor of [null, 1, "x", [], { tags: "x", related: [1], cluster: 3 }])
      expect(patchOf(wanted({ surveyor }))?.set.cluster).toBe("wine");
  });
});
