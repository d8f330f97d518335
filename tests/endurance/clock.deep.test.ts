import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { schedules, workflowRuns } from "@/lib/runs";
import { inboxStates } from "@/lib/vault";
import { type OwnService, startService } from "@/tests/support/own-service";
import { type Room, reachableRoom } from "@/tests/support/room";
import { root } from "@/tests/support/root";
import type { TestAccount } from "@/tests/support/service";
import { signInOverHttp } from "@/tests/support/sign-in";
import { until } from "@/tests/support/until";
import { expectWhole } from "@/tests/support/whole";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** By how much web's and worker's clocks are wrong, one after the other, in ms; Postgres's is right. */
const CLOCKS = {
  "an hour ahead": HOUR,
  "two hours behind": -2 * HOUR,
  "a day ahead": DAY,
  "a month behind": -30 * DAY,
  "a year ahead": 400 * DAY,
  "right again": 0,
};

const clock = pathToFileURL(join(root, "tests/endurance/shifted-clock.mjs")).href;
let place: Room;
let service: OwnService;
let account: TestAccount;

beforeAll(async () => {
  place = reachableRoom("kv-clock-");
  const env = {
    NODE_OPTIONS: `--import ${clock}`,
    KV_TEST_CLOCK: join(place.path, "offset"),
    KV_RATE_LIMIT: "600",
  };
  service = await startService({ worker: true, env });
  account = await service.account();
}, 240_000);
afterAll(async () => {
  await service.stop();
  place.remove();
});

/** In one step: a process that read the file half-way would take it for 0. */
function setClocks(offset: number): void {
  writeFileSync(join(place.path, "next"), String(offset));
  renameSync(join(place.path, "next"), join(place.path, "offset"));
}

const runs = () =>
  service.db.account(account.id).tx(async (tx) => (await tx.select().from(workflowRuns)).length);

const nextTimes = () =>
  service.db
    .account(account.id)
    .tx(async (tx) =>
      (await tx.select().from(schedules)).flatMap(({ nextAt }) => (nextAt ? [nextAt.getTime()] : [])),
    );

it.each(Object.entries(CLOCKS))(
  "a clock that is %s stops nothing, and starts nothing twice",
  async (name, offset) => {
    const before = await runs();
    setClocks(offset);
    await until(
      "both have the new time",
      async () => (await service.output()).split(`clock ${offset}\n`).length === 3,
    );
    const { path } = await account.api.ok("createRecord", { type: "note", name: `Written ${name}` });
    await account.api.ok("editRecord", { path, body_append: "Edited." });
    await account.api.ok("addToInbox", { filename: `${name}.md`, content: `# Sent ${name}\n\nA thought.\n` });
    await until(
      "the inbox file is processed",
      async () => {
        const { files } = await inboxStates(account.ctx, { limit: 100 });
        return files.every(({ state }) => state === "processed");
      },
      60_000,
    );
    expect(readFileSync(join(account.vaultDir, `${path}`), "utf8")).toContain("Edited.");
    await account.api.ok("janitorScan", {});
    expect((await signInOverHttp(service.base, account)).cookies.length).toBeGreaterThan(0);
    // The scan, the inbox file, and each schedule at most once.
    const scheduled = await nextTimes();
    expect((await runs()) - before).toBeLessThanOrEqual(2 + scheduled.length);
    await until("no schedule waits longer than a week", async () =>
      (await nextTimes()).every((next) => next - Date.now() - offset <= 7 * DAY),
    );
    await expectWhole(service.db, account.ctx);
  },
  180_000,
);
