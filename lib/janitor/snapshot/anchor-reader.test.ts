import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ThreadPool } from "@/lib/core/threads";
import { itDeep } from "@/tests/support/deep";
import { runRules } from "../scan";
import { record, SmallVault } from "../vault.fixture";
import { SnapshotCache } from "./cache";
import { readVault } from "./gather";
import { newScanThreads, type ScanThreads } from "./threads/pool";

/** Enough files to be read in a thread. */
const PLAIN = 1_010;
/** Targets of links that lead to something, and to nothing. */
const ODD: Readonly<Record<string, string | Uint8Array>> = {
  "note/heads.md": record(
    "note",
    "heads",
    "",
    "# A [[plain 1|link]] & more\n\nBelow\n-----\n\n<a id=Élan></a> text ^Block-1\n",
  ),
  "note/zero.md": "# Head\0",
  "note/links.md": record(
    "note",
    "links",
    "",
    "[[heads#A link more]] [[heads#Below]] [[heads#élan]] [[heads#^block-1]] [[heads#Nothing]] [[heads#^no]] [[zero#Head]]\n",
  ),
};

const none = newScanThreads(0);
const threads = newScanThreads(1);
let vault: SmallVault;

beforeAll(() => {
  vault = new SmallVault(ODD);
  for (let n = 0; n < PLAIN; n++) {
    const goal = `plain ${n + 1}#${n % 100 === 0 ? "Gone" : `Head ${n + 1}`}`;
    vault.write(`note/plain ${n}.md`, record("note", `plain ${n}`, "", `## Head ${n}\n\n[[${goal}]]\n`));
  }
});
afterAll(async () => {
  await threads.close();
  vault.remove();
});

const read = (by: ScanThreads) => readVault(vault.root, { cache: new SnapshotCache(), threads: by });

async function missing(by: ScanThreads, before = async () => {}) {
  const snapshot = await read(by);
  await before();
  const { issues } = await runRules(snapshot);
  return issues.filter(({ code }) => code === "LINK004");
}

describe("headings and blocks that a thread reads", () => {
  it("are those that are read without it", async () => {
    const run = vi.spyOn(threads, "run");
    const found = await missing(threads);
    expect(run.mock.calls.filter(([name]) => name === "anchors").length).toBeGreaterThan(1);
    run.mockRestore();
    expect(found).toEqual(await missing(none));
    const ofLinks = found.filter(({ path }) => path === "note/links.md");
    expect(ofLinks.map(({ cause }) => cause)).toEqual(["heads#Nothing", "heads#^no"]);
    expect(found.length).toBe(ofLinks.length + Math.ceil(PLAIN / 100));
  });

  it("say nothing of a file that has changed since", async () => {
    const heads = vault.read("note/heads.md");
    const found = await missing(threads, async () => vault.write("note/heads.md", "Nothing of it is left."));
    vault.write("note/heads.md", heads);
    expect(found.filter(({ path }) => path === "note/links.md")).toEqual([]);
  });

  itDeep("are read without it where it fails", async () => {
    const entry = { source: "tests/platform/greedy-thread.ts", bundle: "none.mjs" };
    const broken: ScanThreads = new ThreadPool({ entry, size: 1 });
    expect(await missing(broken)).toEqual(await missing(none));
    await broken.close();
  });
});
