import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { exchange } from "@/tests/support/api";
import { times } from "@/tests/support/property";
import { serveOwn } from "@/tests/support/serve-own";
import { signInOverHttp } from "@/tests/support/sign-in";
import { expectWhole } from "@/tests/support/whole";

const MINUTES = times(20, 1);
const CLIENTS = 3;
/** Records of each client; the oldest is deleted for each new one, so that the vault does not grow. */
const RECORDS = 50;
const SAMPLE_MS = 5_000;
/** What the memory of a process may grow by from the second quarter to the last. */
const GROWTH = 1.1;
const PAGE_BYTES = 4_096;

const served = serveOwn({ worker: true });

const megabytesOf = (pid: number) =>
  (Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * PAGE_BYTES) / 2 ** 20;
const descriptorsOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
/** The median of a quarter, from 0 to 3. */
const quarter = (values: readonly number[], n: number) =>
  median(values.slice((values.length * n) / 4, (values.length * (n + 1)) / 4));

it(`memory and descriptors stay flat for ${MINUTES} minutes`, {
  timeout: (MINUTES + 5) * 60_000,
}, async () => {
  const { account, service } = served;
  const cookie = (await signInOverHttp(service.base, account)).cookies.join("; ");
  const page = async (target: string) => {
    const { status } = await exchange(service.base, "GET", target, { headers: { cookie } });
    expect(status, target).toBe(200);
  };
  const until = performance.now() + MINUTES * 60_000;
  let requests = 0;

  const client = async (who: number) => {
    for (let n = 0; performance.now() < until; n += 1) {
      const { path } = await account.api.ok("createRecord", {
        type: n % 2 ? "note" : "task",
        name: `Client ${who} ${n}`,
        body: `Text ${n} of [[Client ${who} ${n - 1}]]\n\n${"word ".repeat(n % 500)}\n`,
      });
      await account.api.ok("editRecord", { path, body_append: `Edited ${n}` });
      await account.api.ok("searchVault", { q: `client ${n % RECORDS}` });
      await page(`/vault/${path.split("/").map(encodeURIComponent).join("/")}`);
      await page(["/vault", "/janitor", "/workflows", "/inbox", "/knowledge"][n % 5] ?? "/");
      if (n % 10 === 0)
        await account.api.ok("addToInbox", {
          filename: `${who} ${n}.md`,
          content: `# Sent ${n % 7}\n\nAda Lovelace met Charles.\n`,
        });
      if (n % 100 === 50) await account.api.ok("janitorScan", {});
      if (n >= RECORDS)
        await account.api.ok("deleteRecord", {
          path: `${(n - RECORDS) % 2 ? "note" : "task"}/Client ${who} ${n - RECORDS}.md`,
        });
      requests += 5;
    }
  };

  const processes = { web: service.web, worker: service.worker };
  const samples = Object.keys(processes).map((name) => ({
    name,
    memory: [] as number[],
    descriptors: [] as number[],
  }));
  const sampling = (async () => {
    while (performance.now() < until) {
      await sleep(SAMPLE_MS);
      for (const { name, memory, descriptors } of samples) {
        const pid = processes[name as keyof typeof processes]?.pid ?? 0;
        memory.push(megabytesOf(pid));
        descriptors.push(descriptorsOf(pid));
      }
    }
  })();
  await Promise.all([sampling, ...Array.from({ length: CLIENTS }, (_, who) => client(who))]);

  for (const { name, memory, descriptors } of samples) {
    const [early, late] = [quarter(memory, 1), quarter(memory, 3)];
    console.log(
      `${name}: ${early.toFixed(0)} MB in the second quarter, ${late.toFixed(0)} MB in the last, ${Math.max(...memory).toFixed(0)} MB at most, ${quarter(descriptors, 1)} and ${quarter(descriptors, 3)} descriptors, ${requests} requests`,
    );
    if (MINUTES >= 20) expect(late, `${name}: ${memory.map(Math.round)}`).toBeLessThan(early * GROWTH);
    expect(quarter(descriptors, 3)).toBeLessThanOrEqual(quarter(descriptors, 1) + 10);
  }
  await expectWhole(service.db, account.ctx);
});
