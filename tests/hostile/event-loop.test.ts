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
const served = serveOwn({ env: { NODE_OPTIONS: `--import ${watch}` } });
let cookie = "";

const RECORDS = { ...HOSTILE_BODIES, ...HOSTILE_FRONTMATTER };
const pathOf = (name: string) => `note/${name}.md`;
const addressOf = (name: string) => `note/${encodeURIComponent(`${name}.md`)}`;

beforeAll(async () => {
  const { account, service } = served;
  mkdirSync(join(account.vaultDir, "note"), { recursive: true });
  for (const [name, text] of Object.entries({ ...RECORDS, benign: "# A heading\n\nA text.\n" }))
    writeFileSync(join(account.vaultDir, pathOf(name)), text);
  await reconcile(account.ctx);
  cookie = (await signInOverHttp(service.base, account)).cookies.join("; ");
  // What is loaded and compiled at its first use is nobody's content.
  for (let round = 0; round < 10; round += 1) {
    await page(`/vault/${addressOf("benign")}`);
    await page("/vault?q=text");
    await page("/vault");
    await account.api.ok("readRecord", { path: pathOf("benign") });
    await account.api.ok("searchVault", { q: "text" });
  }
}, 300_000);

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
  const said = () => /loop-watch ([\d.]+)\n/.exec(web.output.slice(from))?.[1];
  await until("the web says how long it was held", () => said() !== undefined, 60_000);
  return Number(said());
}

describe.each(Object.keys(RECORDS))("a record with %s", (name) => {
  it("is shown", async () => {
    const held = await longestHold(async () => {
      const { status } = await page(`/vault/${addressOf(name)}`);
      expect(status).toBe(200);
    });
    expect(held).toBeLessThan(LIMIT_MS);
  });

  it("is read by the API", async () => {
    const held = await longestHold(() => served.account.api.ok("readRecord", { path: pathOf(name) }));
    expect(held).toBeLessThan(LIMIT_MS);
  });
});

describe.each(Object.entries(HOSTILE_QUERIES))("%s", (_name, query) => {
  it("is searched for", async () => {
    const held = await longestHold(async () => {
      const { status } = await served.account.api.send("GET", `/vault/search?${new URLSearchParams(query)}`);
      expect([200, 400]).toContain(status);
    });
    expect(held).toBeLessThan(LIMIT_MS);
  });
});

it("the list of them all is shown", async () => {
  const held = await longestHold(() => page("/vault?type=note"));
  expect(held).toBeLessThan(LIMIT_MS);
});
