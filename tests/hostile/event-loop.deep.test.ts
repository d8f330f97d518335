import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { reconcile } from "@/lib/vault";
import { exchange } from "@/tests/support/api";
import { root } from "@/tests/support/root";
import { serveOwn } from "@/tests/support/serve-own";
import { signInOverHttp } from "@/tests/support/sign-in";
import { until } from "@/tests/support/until";
import { HOSTILE_BODIES, HOSTILE_FRONTMATTER, HOSTILE_QUERIES } from "./texts";

/** How long any content may hold up all other requests, in ms of the processor. */
const LIMIT_MS = 50;

const watch = pathToFileURL(join(root, "tests/hostile/loop-watch.mjs")).href;
/** Without the check of outputs for tests, which reads and writes each reply several times. */
const served = serveOwn({ env: { NODE_OPTIONS: `--import ${watch}`, KV_STRICT: "no" } });
let cookie = "";

const RECORDS = { ...HOSTILE_BODIES, ...HOSTILE_FRONTMATTER };
/** Each text is there three times, a little different, so that none is in a cache of the others. */
const COPIES = [1, 2, 3];
const pathOf = (name: string, copy = 1) => `note/${name} ${copy}.md`;
const addressOf = (name: string, copy = 1) => `note/${encodeURIComponent(`${name} ${copy}.md`)}`;

beforeAll(async () => {
  const { account, service } = served;
  mkdirSync(join(account.vaultDir, "note"), { recursive: true });
  for (const [name, text] of Object.entries({ ...RECORDS, benign: BENIGN }))
    for (const copy of COPIES) writeFileSync(join(account.vaultDir, pathOf(name, copy)), variant(text, copy));
  await reconcile(account.ctx);
  cookie = (await signInOverHttp(service.base, account)).cookies.join("; ");
  // What is loaded and compiled at its first use is nobody's content.
  for (let round = 0; round < 10; round += 1) {
    const shown = await page(`/vault/${addressOf("benign")}`);
    expect(shown.text).toContain("A heading</h2>");
    await page("/vault?q=text");
    await page("/vault");
    await account.api.ok("readRecord", { path: pathOf("benign") });
    await account.api.ok("searchVault", { q: "text" });
  }
}, 300_000);

const BENIGN = "---\na: &b c\nd: *b\n---\n\n# A heading\n\nA text.\n";

const variant = (text: string, copy: number): string =>
  text.startsWith("---\n") ? text.replace("---\n", `---\ncopy: ${copy}\n`) : `${text}\n\n${copy}\n`;

const page = (target: string) => exchange(served.service.base, "GET", target, { headers: { cookie } });

/** The longest that the web's main thread was held while `work` was done, in ms. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  await reading();
  await work();
  return reading();
}

async function reading(): Promise<number> {
  const { web } = served.service;
  const from = web.output.length;
  process.kill(web.pid, "SIGUSR2");
  const heldMs = () => /loop-watch ([\d.]+)\n/.exec(web.output.slice(from))?.[1];
  await until("the web says how long it was held", () => heldMs() !== undefined, 60_000);
  return Number(heldMs());
}

/** Under the limit for one of the copies: what other processes do to caches and to the clock is nobody's content. */
async function expectShortHold(work: (copy: number) => Promise<unknown>): Promise<void> {
  const held: number[] = [];
  for (const copy of COPIES) {
    held.push(await longestHold(() => work(copy)));
    if (Math.min(...held) < LIMIT_MS) return;
  }
  expect.fail(`the web's main thread was held for ${held.join(", ")} ms`);
}

describe.each(Object.keys(RECORDS))("a record with %s", (name) => {
  it("is shown", () =>
    expectShortHold(async (copy) => {
      const { status } = await page(`/vault/${addressOf(name, copy)}`);
      expect(status).toBe(200);
    }));

  it("is read by the API", () =>
    expectShortHold((copy) => served.account.api.ok("readRecord", { path: pathOf(name, copy) })));
});

describe.each(Object.entries(HOSTILE_QUERIES))("%s", (_name, query) => {
  it("is searched for", () =>
    expectShortHold(async () => {
      const { status } = await served.account.api.send("GET", `/vault/search?${new URLSearchParams(query)}`);
      expect([200, 400]).toContain(status);
    }));
});

it("the list of them all is shown", () => expectShortHold(() => page("/vault?type=note")));
