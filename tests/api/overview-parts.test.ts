import { beforeAll, describe, expect, it } from "vitest";
import { serve } from "@/tests/support/serve";

const served = serve();

const create = (name: string, body: string, tags: string[] = []) =>
  served.api.ok("createRecord", { type: "note", name, body, fields: { tags } });
const names = (results: { name: string }[]) => results.map(({ name }) => name);

/** Hub is linked with 1 to 4, 1 with Far, and Far with Farthest; Alone with none. */
beforeAll(async () => {
  await create("Hub", "", ["Area/Home", "#plain"]);
  for (const n of [1, 2, 3]) await create(`Spoke ${n}`, `[[Hub]] ${"[[Hub]] ".repeat(3 - n)} #inline`);
  await create("Spoke 4", "#12 [x](#no) #area/work/deep `code`");
  await served.api.ok("editRecord", { path: "note/Hub", body_append: "[[Spoke 4]]" });
  await create("Far", "[[Spoke 1]]");
  await create("Farthest", "[[Far]]", ["plain"]);
  await create("Alone", "");
});

describe("tags", () => {
  it("are those of fields and bodies, each with the records of those below it", async () => {
    const { tags } = await served.api.ok("listTags", {});
    expect(tags).toEqual([
      { tag: "inline", count: 3 },
      { tag: "area", count: 2 },
      { tag: "plain", count: 2 },
      { tag: "area/home", count: 1 },
      { tag: "area/work", count: 1 },
      { tag: "area/work/deep", count: 1 },
    ]);
    for (const { tag, count } of tags)
      expect((await served.api.ok("searchVault", { tag })).count, tag).toBe(count);
  });
});

describe("recent records", () => {
  it("are the last changed first, a page at a time, since an instant", async () => {
    const { results, count, next_cursor } = await served.api.ok("listRecent", { limit: 2 });
    expect(names(results)).toEqual(["Alone", "Farthest"]);
    expect(count).toBe(8);
    const next = await served.api.ok("listRecent", { limit: 2, cursor: next_cursor ?? "" });
    expect(names(next.results)).toEqual(["Far", "Hub"]);
    const since = await served.api.ok("listRecent", { since: results[1]?.modified ?? "" });
    expect(names(since.results)).toEqual(["Alone", "Farthest"]);
    const later = await served.api.ok("listRecent", { since: "2999-01-01T00:00:00+02:00" });
    expect(later).toEqual({ results: [], count: 0, next_cursor: null });
    expect((await served.api.refused("listRecent", { since: "yesterday" })).details?.[0]?.path).toBe("since");
  });
});

describe("the graph", () => {
  const ids = async (input: object) => {
    const { nodes, edges, truncated } = await served.api.ok("vaultGraph", input);
    for (const { source, target } of edges)
      expect(nodes.map(({ id }) => id)).toEqual(expect.arrayContaining([source, target]));
    return { names: names(nodes), edges: edges.length, truncated };
  };

  it("around a record has what is linked with it, in both directions", async () => {
    const spokes = ["Spoke 1", "Spoke 2", "Spoke 3", "Spoke 4"];
    expect(await ids({ around: "note/Hub" })).toEqual({ names: ["Hub", ...spokes], edges: 4 });
    expect((await ids({ around: "note/Hub", depth: 2 })).names).toEqual(["Far", "Hub", ...spokes]);
    expect((await ids({ around: "note/Hub", depth: 5 })).names).toEqual([
      "Far",
      "Farthest",
      "Hub",
      ...spokes,
    ]);
    expect(await ids({ around: "note/Alone" })).toEqual({ names: ["Alone"], edges: 0 });
  });

  it("has at most as many records as are wanted: the nearest and most linked", async () => {
    expect(await ids({ around: "note/Hub", depth: 5, limit: 3 })).toEqual({
      names: ["Hub", "Spoke 1", "Spoke 2"],
      edges: 2,
      truncated: true,
    });
    expect(await ids({ limit: 1 })).toEqual({ names: ["Hub"], edges: 0, truncated: true });
    expect((await ids({ limit: 8 })).truncated).toBeUndefined();
    expect((await ids({})).names).toHaveLength(8);
  });

  it("has no neighbourhood of what is not there, and no depth without a start", async () => {
    expect((await served.api.refused("vaultGraph", { around: "note/Missing" })).status).toBe(404);
    expect((await served.api.refused("vaultGraph", { depth: 2 })).status).toBe(400);
    expect((await served.api.refused("vaultGraph", { around: "note/Hub", depth: 6 })).status).toBe(400);
    expect((await served.api.refused("vaultGraph", { around: "../x" })).status).toBe(400);
  });
});
