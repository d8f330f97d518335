import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { depth } from "@/tests/support/property";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { matchInstincts } from "./decide";
import { learn } from "./learn";
import { deleteAll, instinctsOf, ManualClock, observationsOf, route, routeRows } from "./learning.fixture";
import { acceptInstinct, disableLearning, enableLearning, listInstincts, retireInstinct } from "./operations";
import { learningStatus } from "./operations/status";
import { thresholdOf } from "./thresholds";

const clock = new ManualClock();
let vault: TestVault;
let ctx: Context;

beforeAll(async () => {
  vault = await shareVault(clock);
  ctx = vault.ctx;
});
afterAll(() => vault.close());
beforeEach(async () => {
  await enableLearning(ctx);
  await deleteAll(ctx);
});

/** `agreeing` inputs that agree on `account`, and `others` that do not. */
async function routeMany(agreeing: number, others: number): Promise<void> {
  const rows = (n: number, name: string, destination: string) =>
    Array.from({ length: n }, (_, at) => [`${name}${at}`, destination, ["name:invoice"]] as const);
  await routeRows(ctx, [...rows(agreeing, "a", "account"), ...rows(others, "o", "note")]);
}
const states = async () =>
  (await instinctsOf(ctx)).map(({ pattern, destination, state, agreeing, observed }) =>
    [pattern, destination, state, `${agreeing}/${observed}`].join(" "),
  );

describe("an instinct", () => {
  it("forms of three distinct observations, never of two, and moves the counters", async () => {
    await routeMany(2, 0);
    await route(ctx, "a1", "account");
    expect(await learn(ctx)).toMatchObject({ observations_processed: 2, formed: 0 });
    expect(await states()).toEqual([]);
    await route(ctx, "a2", "account");
    expect((await learningStatus(ctx)).observations).toEqual({ total: 3, unprocessed: 1, processed: 2 });
    expect(await learn(ctx)).toMatchObject({ observations_processed: 1, formed: 1, activated: 1 });
    expect(await states()).toEqual(["name:invoice account active 3/3"]);
    const status = await learningStatus(ctx);
    expect(status).toMatchObject({
      observations: { total: 3, unprocessed: 0, processed: 3 },
      instincts: { total: 1, active: 1, proposed: 0, retired: 0 },
    });
    expect(status.last_reflection).not.toBeNull();
  });

  it("never forms of the same observation, stored as often as it may be", async () => {
    for (let n = 0; n < 10; n += 1) await route(ctx, "a0", "account");
    await Promise.all(Array.from({ length: 10 }, () => route(ctx, "a1", "account")));
    await learn(ctx);
    expect(await states()).toEqual([]);
    expect(await observationsOf(ctx)).toHaveLength(2);
  });

  it("forms once, however many reflect at the same time", async () => {
    await routeMany(4, 0);
    const reflections = await Promise.all(Array.from({ length: 8 }, () => learn(ctx)));
    expect(reflections.map(({ formed }) => formed).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
    expect(reflections.reduce((sum, each) => sum + each.observations_processed, 0)).toBe(4);
    expect(await states()).toEqual(["name:invoice account active 4/4"]);
  });

  it("is proposed below the threshold, and active from it on, at every step of discretion", async () => {
    const steps: [number, number, string][] = [
      [3, 1, "proposed"], // 0.75 < 0.95
      [4, 0, "active"],
      [8, 1, "proposed"], // 0.89 < 0.90
      [9, 0, "active"],
      [17, 3, "active"], // 0.85, and 0.80 at twenty
      [10, 2, "proposed"], // 0.83 < 0.85
      [12, 2, "active"], // 0.86
      [15, 5, "proposed"], // 0.75 < 0.80
      [38, 12, "active"], // 0.76, and 0.75 at fifty
      [36, 14, "proposed"], // 0.72
    ];
    for (const [agreeing, others, state] of steps) {
      await deleteAll(ctx);
      await routeMany(agreeing, others);
      await learn(ctx);
      const of = `${agreeing}/${agreeing + others}`;
      expect(await states()).toContain(`name:invoice account ${state} ${of}`);
    }
    expect([4, 5, 10, 20, 50].map((observed) => thresholdOf(observed))).toEqual([0.95, 0.9, 0.85, 0.8, 0.75]);
  });

  it("that falls under its threshold is no longer active; below three or a half, it is retired", async () => {
    await routeMany(4, 0);
    await learn(ctx);
    await route(ctx, "a0", "task", { decidedBy: "user" });
    expect(await learn(ctx)).toMatchObject({ deactivated: 1, observations_processed: 2 });
    expect(await states()).toEqual(["name:invoice account proposed 3/4"]);
    await route(ctx, "a1", "task", { decidedBy: "user" });
    await learn(ctx);
    expect(await states()).toEqual(["name:invoice account retired 2/4"]);
    for (const n of [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
      await route(ctx, `a${n}`, "account");
    await learn(ctx);
    expect(await states()).toEqual(["name:invoice account active 17/19"]);
  });

  it("that the user accepted is active until it gets worse; one that he retired never comes back", async () => {
    await routeMany(3, 1);
    await learn(ctx);
    const [instinct] = await instinctsOf(ctx);
    const id = instinct?.id ?? "";
    expect(await acceptInstinct(ctx, { id })).toMatchObject({ state: "active", accepted: true, share: 0.75 });
    await learn(ctx);
    expect(await states()).toEqual(["name:invoice account active 3/4"]);
    await route(ctx, "o1", "note");
    await learn(ctx);
    expect(await states()).toEqual(["name:invoice account proposed 3/5"]);
    expect(await retireInstinct(ctx, { id })).toMatchObject({ state: "retired", retired_by: "user" });
    for (let n = 3; n < 40; n += 1) await route(ctx, `a${n}`, "account");
    await learn(ctx);
    expect(await states()).toEqual(["name:invoice account retired 40/42"]);
    await acceptInstinct(ctx, { id });
    await learn(ctx);
    expect(await states()).toEqual(["name:invoice account active 40/42"]);
  });

  it("that the user accepted is active however few observations agree", async () => {
    await routeMany(3, 0);
    await learn(ctx);
    const [instinct] = await instinctsOf(ctx);
    for (const n of [0, 1]) await route(ctx, `a${n}`, "task", { decidedBy: "user" });
    await routeRows(ctx, [["o0", "note", ["name:invoice"]]]);
    await learn(ctx);
    expect(await states()).toContain("name:invoice account retired 1/4");
    await acceptInstinct(ctx, { id: instinct?.id ?? "" });
    expect(await learn(ctx)).toMatchObject({ deactivated: 0 });
    expect(await states()).toContain("name:invoice account active 1/4");
    await route(ctx, "o1", "note");
    await learn(ctx);
    expect(await states()).toContain("name:invoice account retired 1/5");
  });

  it("is not confirmed by its own decisions, and loses by corrections", async () => {
    await routeMany(3, 0);
    await learn(ctx);
    const [instinct] = await instinctsOf(ctx);
    const used = { decidedBy: "instinct", instinctId: instinct?.id ?? "" } as const;
    for (let n = 0; n < 5; n += 1) await route(ctx, `u${n}`, "account", used);
    await learn(ctx);
    expect(await states()).toEqual(["name:invoice account active 3/3"]);
    await route(ctx, "u0", "task", { decidedBy: "user" });
    await learn(ctx);
    expect(await states()).toEqual(["name:invoice account proposed 3/4"]);
    expect((await learningStatus(ctx)).uses).toEqual({ total: 5, corrected: 1 });
  });

  it("of a weak kind counts only the user's choices, and never an extension or a domain alone", async () => {
    const weak = { features: ["domain:acme.example", "format:csv", "term:turbine"] };
    for (const n of [1, 2, 3, 4]) await route(ctx, `c${n}`, "note", weak);
    await learn(ctx);
    expect(await states()).toEqual([]);
    clock.wait(1);
    for (const n of [5, 6, 7]) await route(ctx, `c${n}`, "asset", { ...weak, decidedBy: "user" });
    await learn(ctx);
    expect(await states()).toEqual(["term:turbine asset active 3/3"]);
  });

  it("never files another sender's bank statement with the mails of a project", async () => {
    const mail = (sender: string) => [`sender:${sender}@acme.example`, "domain:acme.example", "format:eml"];
    const orchid = { features: mail("ann"), kind: "project", decidedBy: "user" } as const;
    for (let n = 0; n < 10; n += 1) await route(ctx, `m${n}`, "project/Orchid.md", orchid);
    await learn(ctx);
    expect(await states()).toEqual(["sender:ann@acme.example project/Orchid.md active 10/10"]);
    expect(await matchInstincts(ctx, mail("bank"))).toEqual({});
    expect((await matchInstincts(ctx, mail("ann"))).project?.destination).toBe("project/Orchid.md");
  });

  it("forms only if no other pattern finds the same files with fewer mistakes, and says what it would have got wrong", async () => {
    const report = (sender: string) => ({ features: [`sender:${sender}@acme.example`, "name:report"] });
    for (let n = 0; n < 9; n += 1) await route(ctx, `r${n}`, "run", report("ann"));
    await learn(ctx);
    expect((await states()).sort()).toEqual([
      "name:report run active 9/9",
      "sender:ann@acme.example run active 9/9",
    ]);
    // A counterexample: the name alone is wrong about it, the sender is not.
    await route(ctx, "other", "account", report("bob"));
    expect(await learn(ctx)).toMatchObject({ deactivated: 1 });
    expect((await states()).sort()).toEqual([
      "name:report run retired 9/10",
      "sender:ann@acme.example run active 9/9",
    ]);
    const { items } = await listInstincts(ctx, { limit: 10 });
    expect(items.map(({ pattern, wrong, mistakes }) => [pattern, wrong, mistakes])).toEqual(
      expect.arrayContaining([
        ["name:report", 1, [{ filename: "other.md", destination: "account", record: "account/other.md" }]],
        ["sender:ann@acme.example", 0, []],
      ]),
    );
  });

  it("of a weak kind is replaced by a stronger one that matches the same files", async () => {
    const features = ["name:report", "term:turbine"];
    for (const n of [1, 2, 3]) await route(ctx, `t${n}`, "asset", { features, decidedBy: "user" });
    await learn(ctx);
    expect(await states()).toEqual(["name:report asset active 3/3"]);
    // Turbines are elsewhere, too: now the word says more than the name.
    for (const n of [4, 5])
      await route(ctx, `t${n}`, "asset", { features: ["term:turbine"], decidedBy: "user" });
    await learn(ctx);
    expect((await states()).sort()).toEqual([
      "name:report asset active 3/3",
      "term:turbine asset active 5/5",
    ]);
  });

  it("forms of the pattern that says most, where several are borne out by the same files", async () => {
    const features = ["sender:ann@acme.example", "name:weekly", "name:weekly report", "domain:acme.example"];
    for (const n of [1, 2, 3]) await route(ctx, `w${n}`, "run", { features });
    await learn(ctx);
    expect((await states()).sort()).toEqual([
      "name:weekly report run active 3/3",
      "sender:ann@acme.example run active 3/3",
    ]);
    const more = ["sender:bob@acme.example", "name:weekly", "domain:acme.example"];
    await route(ctx, "w4", "run", { features: more });
    await learn(ctx);
    expect((await states()).sort()).toEqual([
      "name:weekly report run active 3/3",
      "name:weekly run active 4/4",
      "sender:ann@acme.example run active 3/3",
    ]);
    const decided = await matchInstincts(ctx, features);
    expect(decided.directory?.says).toBe("Mail from ann@acme.example become run records");
  });

  it("agrees with a plain count, for any observations in any order", async () => {
    const inputs = fc.integer({ min: 0, max: 7 }).map((n) => `i${n}`);
    const routes = fc.tuple(inputs, fc.constantFrom("account", "note"), fc.constantFrom("local", "user"));
    await fc.assert(
      fc.asyncProperty(fc.array(routes, { maxLength: 30 }), async (routed) => {
        await deleteAll(ctx);
        const last = new Map<string, { destination: string; byUser: boolean }>();
        for (const [input, destination, decidedBy] of routed) {
          await route(ctx, input, destination, { decidedBy: decidedBy as "local" | "user" });
          const before = last.get(input);
          if (before?.byUser && decidedBy === "local") continue;
          last.set(input, { destination, byUser: decidedBy === "user" });
        }
        await learn(ctx);
        const expected = ["account", "note"].flatMap((destination) => {
          const agreeing = [...last.values()].filter((each) => each.destination === destination).length;
          const share = agreeing / last.size;
          if (agreeing < 3 || share <= 0.5) return [];
          const state = share >= thresholdOf(last.size) ? "active" : "proposed";
          return [`name:invoice ${destination} ${state} ${agreeing}/${last.size}`];
        });
        expect(await states()).toEqual(expected);
      }),
      depth(25),
    );
  });
});

describe("while learning is off", () => {
  it("nothing is observed, formed or decided; nothing is lost", async () => {
    await routeMany(3, 0);
    await learn(ctx);
    await route(ctx, "a9", "account");
    expect(await disableLearning(ctx)).toMatchObject({ enabled: false });
    expect(await disableLearning(ctx)).toMatchObject({ enabled: false });
    expect(await route(ctx, "a10", "account")).toBeNull();
    expect(await learn(ctx)).toMatchObject({ disabled: true, observations_processed: 0, formed: 0 });
    expect(await matchInstincts(ctx, ["name:invoice"])).toEqual({});
    expect(await learningStatus(ctx)).toMatchObject({
      enabled: false,
      observations: { total: 4, unprocessed: 1 },
      instincts: { total: 1, active: 1 },
    });
    expect(await enableLearning(ctx)).toMatchObject({ enabled: true });
    expect((await matchInstincts(ctx, ["name:invoice"])).directory?.destination).toBe("account");
    expect(await learn(ctx)).toMatchObject({ disabled: false, observations_processed: 1 });
  });

  it("switched in the middle of many, each is observed whole or not at all", async () => {
    const all = Array.from({ length: 30 }, (_, n) => route(ctx, `x${n}`, "account"));
    const [off] = await Promise.all([disableLearning(ctx), ...all]);
    expect(off.enabled).toBe(false);
    const kept = (await Promise.all(all)).filter((each) => each !== null).length;
    expect(await observationsOf(ctx)).toHaveLength(kept);
  });
});
