import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runRules } from "@/lib/janitor/scan";
import { readVault, SnapshotCache, type VaultSnapshot } from "@/lib/janitor/snapshot";
import { newScanThreads } from "@/lib/janitor/snapshot/threads/pool";
import { SmallVault } from "@/lib/janitor/vault.fixture";

const SLOW_YAML = `a: &a {${Array.from({ length: 1_400 }, (_, n) => `k${n}: 1`).join(",")}}\nb: [${"*a,".repeat(90)}]\n`;
const SLOW_NOTES = 6;
const LINKS = 100_000;
/** A turn takes 10 ms, and the longest of its steps, about an eighth of the work; without turns, other work waits for all of it. */
const MAX_SHARE = 1 / 2;

let vault: SmallVault;
const threads = newScanThreads(1);
beforeAll(() => {
  vault = new SmallVault();
  for (let n = 0; n < SLOW_NOTES; n++)
    vault.write(`note/slow ${n}.md`, `---\nn: ${n}\n${SLOW_YAML}---\nNothing else.\n`);
  const links = Array.from({ length: LINKS }, (_, n) => `[[no ${n}]]`).join(" ");
  vault.write("note/links.md", `---\ntype: note\nname: links\ncreated: 2024-01-05\n---\n${links}\n`);
});
afterAll(async () => {
  await threads.close();
  vault.remove();
});

/** What `work` returns, and the longest time that other work of the process waited meanwhile, as a share of all of it. */
async function longestWait<T>(work: () => Promise<T>): Promise<[result: T, longest: number]> {
  const started = performance.now();
  let [longest, isDone, since] = [0, false, started];
  const turn = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - since);
    since = now;
    if (!isDone) setTimeout(turn, 1);
  };
  turn();
  const result = await work();
  turn();
  isDone = true;
  return [result, longest / (since - started)];
}

describe("a scan of files that take long", () => {
  let snapshot: VaultSnapshot;

  it("gives other work its turn while it reads them", { timeout: 60_000 }, async () => {
    const [read, longest] = await longestWait(() =>
      readVault(vault.root, { cache: new SnapshotCache(), threads }),
    );
    snapshot = read;
    expect(longest).toBeLessThan(MAX_SHARE);
    const slow = snapshot.records.filter(({ path }) => path.includes("slow"));
    expect(slow.map(({ record }) => record.obstacle)).toEqual(Array(SLOW_NOTES).fill(undefined));
  });

  it("gives it while it looks for issues, and reports 2,000 links of one file", {
    timeout: 60_000,
  }, async () => {
    const [{ issues }, longest] = await longestWait(() => runRules(snapshot));
    expect(longest).toBeLessThan(MAX_SHARE);
    const of = (code: string) => issues.filter((issue) => issue.code === code);
    expect(of("LINK001")).toHaveLength(2_000);
    expect(of("FM001")).toHaveLength(3 * SLOW_NOTES);
    expect(of("FM001").map(({ fix, offers }) => [fix, offers?.length])).toEqual(
      Array(3 * SLOW_NOTES).fill([undefined, 1]),
    );
  });
});
