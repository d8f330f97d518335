import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { reconcile } from "@/lib/vault";
import type { InputOf } from "@/tests/support/api";
import { itDeep } from "@/tests/support/deep";
import { times } from "@/tests/support/property";
import { serve } from "@/tests/support/serve";
import { writeInto } from "@/tests/support/vault";

const served = serve();
const STABLE = Array.from({ length: 150 }, (_, n) => `stable/Frost ${n}.md`);
/** What a writer keeps: with more and more of them each walk would be longer than the last. */
const KEPT = 20;
/** More than are ranked. */
const MANY = Array.from({ length: 1_200 }, (_, n) => `many/Note ${n}.md`);

beforeAll(async () => {
  for (const [n, path] of STABLE.entries())
    writeInto(served.account.vaultDir, path, `---\ntype: task\n---\n${"frost ".repeat((n % 4) + 1)}`);
  for (const path of MANY) writeInto(served.account.vaultDir, path, "thaw");
  await reconcile(served.account.ctx);
});

async function walk(input: InputOf<"searchVault">): Promise<string[]> {
  const paths: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await served.api.ok("searchVault", { ...input, cursor });
    paths.push(...page.results.map((hit) => hit.path));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  return paths;
}

/** Creates, changes and deletes records that match, too, until `stop` is called. */
function writer(name: string): { stop: () => Promise<number> } {
  let isStopped = false;
  const run = async () => {
    const kept: string[] = [];
    let n = 0;
    for (; !isStopped; n++) {
      const fields = {
        type: "task",
        name: `Frost ${name} ${n}`,
        body: `${"frost thaw ".repeat((n % 5) + 1)}`,
      };
      const { path } = await served.api.ok("createRecord", fields as InputOf<"createRecord">);
      if (n % 3 === 1) await served.api.ok("editRecord", { path, body_append: "thaw frost" });
      if (n % 3 === 2) await served.api.ok("deleteRecord", { path });
      else kept.push(path);
      if (kept.length > KEPT) await served.api.ok("deleteRecord", { path: kept.shift() ?? "" });
    }
    return n;
  };
  const done = run();
  const stop = () => {
    isStopped = true;
    return done;
  };
  // Also after a failure: other tests have the same vault.
  onTestFinished(async () => void (await stop()));
  return { stop };
}

describe("pages", () => {
  it("have each record that nobody changes once, while others are written", async () => {
    const writers = [writer("A"), writer("B")];
    const inputs: InputOf<"searchVault">[] = [
      { q: "frost" },
      { q: "type:task" },
      { glob: "**", type: "task" },
    ];
    for (let round = 0; round < times(50, 2); round++)
      for (const input of inputs) {
        const paths = await walk({ ...input, limit: 20 });
        const kept = paths.filter((path) => path.startsWith("stable/"));
        expect(kept.toSorted(), JSON.stringify(input)).toEqual(STABLE.toSorted());
      }
    for (const { stop } of writers) expect(await stop()).toBeGreaterThan(0);
  });

  itDeep("have the same of too many hits, while others are written", async () => {
    const first = await served.api.ok("searchVault", { q: "thaw", limit: 1_000 });
    expect([first.count, first.results.length]).toEqual([1_000, 1_000]);
    const writers = [writer("C")];
    const paths = await walk({ q: "thaw path:many/", limit: 100 });
    for (const { stop } of writers) await stop();
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toHaveLength(1_000);
  });
});
