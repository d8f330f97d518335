import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { depth } from "@/tests/support/property";
import { groupOf } from "../issue";
import { record, SmallVault } from "../vault.fixture";
import { type Decision, fixBy } from "./decide";

let vault: SmallVault;
afterEach(() => vault.remove());

const make = (files: Record<string, string>): SmallVault => {
  vault = new SmallVault(files);
  return vault;
};

/** Applies a decision to the issues of a code. */
const apply = (code: string, chosen: Decision) =>
  vault.fix({ wants: (issue) => issue.code === code, decide: (seen, issue) => fixBy(chosen, seen, issue) });

describe("a decision", () => {
  it("changes each link of a cause, in any form, and ends after one round", async () => {
    make({
      "note/A.md": record(
        "note",
        "A",
        "",
        "[[Old]], [[Old.md|old]], ![[Old#Part]], [old](Old.md), [[Gone]]\n",
      ),
      "person/New.md": record("person", "New"),
    });
    const groups = new Set((await vault.of("LINK001")).map(groupOf));
    expect(groups.size).toBe(2);
    const [old] = [...groups];
    const run = await vault.fix({
      wants: (issue) => groupOf(issue) === old,
      decide: (seen, issue) => fixBy({ kind: "retarget", path: "person/New.md" }, seen, issue),
    });
    expect(run.changes).toHaveLength(4);
    expect(vault.read("note/A.md")).toContain(
      "[[New]], [[New.md|old]], ![[New#Part]], [old](New.md), [[Gone]]\n",
    );
  });

  it("keeps the words of a link by an alias", async () => {
    make({
      "note/A.md": record("note", "A", "", "Went with [[Ada]] and [[Ada|her]].\n"),
      "person/Ada Lovelace.md": record("person", "Ada Lovelace", "aliases: [Ada]\n"),
    });
    await apply("LINK001", { kind: "retarget", path: "person/Ada Lovelace.md" });
    expect(vault.read("note/A.md")).toContain("Went with [[Ada Lovelace|Ada]] and [[Ada Lovelace|her]].\n");
  });

  it("skips issues that the decision does not fit", async () => {
    make({
      "task/A.md": record("task", "A", "status: odd\n"),
      "note/B.md": record("note", "B", "status: odd\n"),
    });
    const run = await apply("FM003", { kind: "set", field: "status", value: "blocked" });
    expect(run.changes.map(({ path }) => path)).toEqual(["task/A.md"]);
    expect((await apply("FM003", { kind: "unlink" })).changes).toEqual([]);
    expect((await apply("FM003", { kind: "set", field: "tags", value: "draft" })).changes).toEqual([]);
  });

  it("sets an unknown type to any known one", async () => {
    make({ "Stuff/A.md": record("note", "A"), "note/B.md": record("gadget", "B") });
    await apply("FM002", { kind: "set", field: "type", value: "nothing" });
    expect(vault.read("note/B.md")).toContain("type: gadget");
    await apply("FM002", { kind: "set", field: "type", value: "asset" });
    expect(vault.read("note/B.md")).toContain("type: asset");
  });
});

describe("a group", () => {
  it("has the records of one status, whatever its text, and an accepted one has none", async () => {
    const status = fc
      .stringMatching(/^[\p{L}\p{N} .:#'"\\[\]{}-]{1,20}$/u)
      .map((text) => `zz ${text.trim()} zz`);
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(status, { minLength: 2, maxLength: 4 }), async (statuses) => {
        const files = statuses.flatMap((text, n) =>
          ["a", "b"].map((each) => [
            `task/${each}${n}.md`,
            record("task", `${each}${n}`, `status: ${JSON.stringify(text)}\n`),
          ]),
        );
        make(Object.fromEntries(files));
        const groups = (await vault.of("FM003")).map(groupOf);
        const sizes = [...new Set(groups)].map((group) => groups.filter((each) => each === group).length);
        expect(sizes).toEqual(statuses.map(() => 2));
        const [accepted = ""] = statuses;
        const left = await vault.of("FM003", undefined, { acceptedStatuses: { task: [accepted] } });
        expect(left).toHaveLength(2 * statuses.length - 2);
        vault.remove();
      }),
      depth(300),
    );
  });
});
