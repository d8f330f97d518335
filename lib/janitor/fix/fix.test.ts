import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BODY, record, SmallVault } from "../vault.fixture";
import type { FileChanges } from "./plan";
import { writeIn } from "./write.fixture";

let vault: SmallVault;
beforeEach(() => {
  vault = new SmallVault();
});
afterEach(() => vault.remove());

const FAULTY = record("task", "a", "status: Done\ntags: x\nowner: @me\n");
const RIGHT = record("task", "a", 'status: done\ntags:\n  - x\nowner: "@me"\n');

describe("a fix", () => {
  it("makes each change one by one, each on the text that the last one left", async () => {
    vault.write("task/a.md", FAULTY);
    const { changes, before, issuesFixed } = await vault.fix();
    // While the YAML could not be read, nothing else could be seen.
    expect(before.issues.map(({ code }) => code)).toEqual(["FM001", "ORPHAN001"]);
    expect(changes.map(({ rule, path }) => [rule, path])).toEqual([
      ["FM001", "task/a.md"],
      ["FM003", "task/a.md"],
      ["FM004", "task/a.md"],
    ]);
    expect(changes[0]?.before).toBe(FAULTY);
    expect(changes[1]?.before).toBe(changes[0]?.after);
    expect(changes[2]?.before).toBe(changes[1]?.after);
    expect(changes[2]?.after).toBe(RIGHT);
    expect(vault.read("task/a.md")).toBe(RIGHT);
    expect(issuesFixed).toBe(1);
  });

  it("writes a file once for all that can be done at once", async () => {
    vault.write("task/a.md", record("task", "a", "status: Done\ntags: x\naliases: y\n"));
    const writes: FileChanges[] = [];
    const run = await vault.fix({
      write: (files) => {
        writes.push(...files);
        return writeIn(vault.root)(files);
      },
    });
    expect(writes).toHaveLength(1);
    expect(run.changes).toHaveLength(3);
    expect(run.issuesFixed).toBe(3);
  });

  it("fixes only the requested issues", async () => {
    vault.write("task/a.md", record("task", "a", "status: Done\ntags: x\n"));
    const run = await vault.fix({ wants: ({ code }) => code === "FM004" });
    expect(run.changes.map(({ rule }) => rule)).toEqual(["FM004"]);
    expect(run.after.issues.map(({ code }) => code)).toEqual(["FM003", "ORPHAN001"]);
  });

  it("never writes over what somebody else wrote meanwhile, and does it on top of that", async () => {
    vault.write("task/a.md", record("task", "a", "status: Done\n"));
    const theirs = record("task", "a", "status: Done\n", `Theirs. ${BODY}`);
    let first = true;
    const other = record("task", "b", "status: Done\n");
    vault.write("task/b.md", other);
    const run = await vault.fix({
      write: async (files) => {
        if (first) vault.write("task/a.md", theirs);
        first = false;
        return writeIn(vault.root)(files);
      },
    });
    expect(vault.read("task/a.md")).toBe(theirs.replace("Done", "done"));
    expect(vault.read("task/b.md")).toBe(other.replace("Done", "done"));
    expect(run.changes).toHaveLength(2);
  });

  it("ends when nothing can be written", async () => {
    vault.write("task/a.md", FAULTY);
    const run = await vault.fix({ write: async (files) => files.map(() => false) });
    expect(run.changes).toEqual([]);
    expect(run.issuesFixed).toBe(0);
    expect(vault.read("task/a.md")).toBe(FAULTY);
  });

  it("continues where an interrupted one ended", async () => {
    for (let at = 0; at < 40; at++) vault.write(`task/t${at}.md`, record("task", `t${at}`, "status: Done\n"));
    let left = 20;
    const cut = vault.fix({
      write: async (files) => {
        const done = await writeIn(vault.root)(files.slice(0, left));
        left -= done.length;
        if (left === 0) throw new Error("cut off");
        return done;
      },
    });
    await expect(cut).rejects.toThrow("cut off");
    const run = await vault.fix();
    expect(run.after.issues.filter(({ code }) => code === "FM003")).toEqual([]);
    for (let at = 0; at < 40; at++)
      expect(vault.read(`task/t${at}.md`)).toBe(record("task", `t${at}`, "status: done\n"));
  });
});
