import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { createRecord, editRecord, moveRecord } from "@/lib/vault";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { matchInstincts } from "./decide";
import { featuresOf } from "./features";
import { learn } from "./learn";
import { deleteAll, instinctsOf, ManualClock, route } from "./learning.fixture";
import { enableLearning, listInstincts, retireInstinct } from "./operations";

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

const ANN = "sender:ann@acme.example";
const TURBINE = "term:turbine";
const byUser = { decidedBy: "user" } as const;
const mails = async (name: string, count: number, destination: string, more = {}) => {
  for (let n = 0; n < count; n += 1)
    await route(ctx, `${name}${n}`, destination, { features: [ANN], ...more });
};
const projectOf = (name: string, count: number, more = {}) =>
  mails(name, count, "project/Orchid.md", { kind: "project", decidedBy: "user", ...more });

const states = async () =>
  (await instinctsOf(ctx))
    .map(({ pattern, destination, state, agreeing, observed }) =>
      [pattern, destination, state, `${agreeing}/${observed}`].join(" "),
    )
    .sort();
const mistakes = async (pattern: string) => {
  const { items } = await listInstincts(ctx, { limit: 20 });
  const found = items.find((each) => each.pattern === pattern);
  return { wrong: found?.wrong, of: found && found.observed - found.agreeing, newest: found?.mistakes };
};
/** Where the next file with these features goes. */
const next = async (...features: string[]) => {
  const { directory, project } = await matchInstincts(ctx, features);
  return [directory?.destination, project?.destination];
};

describe("a project", () => {
  it("is not a rule for a sender most of whose mails belong to none", async () => {
    await mails("lunch", 12, "conversation");
    await projectOf("lunch", 3);
    await learn(ctx);
    expect(await states()).toEqual([`${ANN} conversation active 12/12`]);
    expect(await next(ANN)).toEqual(["conversation", undefined]);
  });

  it("is one for a sender whose mails all belong to it since its first, with the one that does not as a mistake", async () => {
    await mails("before", 5, "conversation");
    clock.wait(1);
    await mails("since", 10, "conversation");
    await projectOf("since", 10);
    await learn(ctx);
    expect(await states()).toContain(`${ANN} project/Orchid.md active 10/10`);
    await mails("lunch", 1, "conversation", { filename: "lunch.eml", recordPath: "conversation/Lunch.md" });
    await learn(ctx);
    expect(await states()).toContain(`${ANN} project/Orchid.md active 10/11`);
    const { items } = await listInstincts(ctx, { limit: 20 });
    expect(items.find(({ kind }) => kind === "project")).toMatchObject({
      wrong: 1,
      mistakes: [{ filename: "lunch.eml", destination: null, record: "conversation/Lunch.md" }],
    });
  });

  it("does not count against a rule when the record has one already", async () => {
    await createRecord(ctx, { type: "project", name: "Lotus" });
    await createRecord(ctx, { type: "note", name: "Own", fields: { project: ["[[project/Lotus]]"] } });
    await projectOf("m", 3);
    await mails("own", 1, "note", { recordPath: "note/Own.md" });
    await learn(ctx);
    expect(await states()).toEqual([`${ANN} project/Orchid.md active 3/3`]);
  });

  it("keeps its rule when its record is renamed", async () => {
    await createRecord(ctx, { type: "project", name: "Rose" });
    await mails("m", 3, "project/Rose.md", { kind: "project", ...byUser });
    await learn(ctx);
    await moveRecord(ctx, { path: "project/Rose", name: "Rose garden" });
    expect(await next(ANN)).toEqual([undefined, "project/Rose garden.md"]);
    await learn(ctx);
    expect(await states()).toEqual([`${ANN} project/Rose garden.md active 3/3`]);
  });
});

describe("a weak sign", () => {
  it("that holds ten times and then fails is no longer followed", async () => {
    const features = { features: [TURBINE], ...byUser };
    await mails("t", 10, "asset", features);
    await learn(ctx);
    expect(await next(TURBINE)).toEqual(["asset", undefined]);
    await mails("gift", 1, "account", features);
    expect(await learn(ctx)).toMatchObject({ deactivated: 1 });
    expect(await states()).toEqual([`${TURBINE} asset proposed 10/11`]);
    expect(await next(TURBINE)).toEqual([undefined, undefined]);
  });

  it("is contradicted by what the curator filed elsewhere and the user left there, since he taught it", async () => {
    await mails("early", 2, "note", { features: [TURBINE] });
    clock.wait(1);
    await mails("t", 3, "asset", { features: [TURBINE], ...byUser });
    await learn(ctx);
    expect(await states()).toEqual([`${TURBINE} asset active 3/3`]);
    clock.wait(1);
    await mails("late", 1, "note", { features: [TURBINE] });
    await learn(ctx);
    expect(await states()).toEqual([`${TURBINE} asset proposed 3/4`]);
    expect(await mistakes(TURBINE)).toMatchObject({ wrong: 1, of: 1, newest: [{ destination: "note" }] });
  });

  it("is none that any file has: a greeting, a label, an extension, the domain of a sender", async () => {
    const files = [
      { filename: "letter-1.txt", text: "Dear Ann,\n\nthe invoice is attached." },
      { filename: "protocol.md", text: "Attendees: Bob\n\nBudget of spring" },
      { filename: "email 2.eml", text: "From: bob@acme.example\nTo: ann@acme.example\n\nHello" },
      { filename: "message 3.eml", text: "From: bob@gmail.com\n\nDear all" },
    ];
    expect(files.map(featuresOf)).toEqual([
      ["name:letter"],
      ["name:protocol", "heading:budget of spring"],
      ["sender:bob@acme.example", "domain:acme.example", "format:eml"],
      ["sender:bob@gmail.com", "format:eml"],
    ]);
  });
});

describe("of two rules that match a file", () => {
  const [INVOICE, LONG] = ["name:invoice", "name:invoice draft"];

  it("the one with the more specific pattern decides", async () => {
    await mails("a", 9, "account", { features: [INVOICE] });
    await mails("d", 3, "note", { features: [LONG] });
    await learn(ctx);
    expect(await next(INVOICE, LONG)).toEqual(["note", undefined]);
    expect(await next(INVOICE)).toEqual(["account", undefined]);
  });

  it("the one decides that was right about the files of both, for any pattern", async () => {
    await mails("m", 45, "conversation");
    await mails("i", 5, "account", { features: [ANN, INVOICE] });
    await mails("j", 5, "account", { features: [INVOICE] });
    await learn(ctx);
    expect(await states()).toEqual([`${INVOICE} account active 10/10`, `${ANN} conversation active 45/50`]);
    expect(await next(ANN, INVOICE)).toEqual(["account", undefined]);
    expect(await next(ANN)).toEqual(["conversation", undefined]);
  });
});

describe("a rule", () => {
  it("that the user retired stays away, also as the pattern that it made redundant", async () => {
    const features = { features: ["name:weekly", "name:weekly report"] };
    await mails("w", 3, "run", features);
    await learn(ctx);
    const [rule] = await instinctsOf(ctx);
    await retireInstinct(ctx, { id: rule?.id ?? "" });
    await mails("x", 3, "run", features);
    await learn(ctx);
    expect(await states()).toEqual(["name:weekly report run retired 6/6"]);
    expect(await next(...features.features)).toEqual([undefined, undefined]);
  });

  it("is not formed from contradictory decisions until the user decides consistently", async () => {
    for (const destination of ["account", "note", "account", "note"])
      await mails("i", 3, destination, byUser);
    await mails("k", 3, "account", byUser);
    await learn(ctx);
    expect(await states()).toEqual([]);
    await mails("i", 3, "account", byUser);
    await learn(ctx);
    expect(await states()).toEqual([`${ANN} account active 6/6`]);
  });

  it("ends when the folder of its files is another", async () => {
    for (const n of [1, 2, 3]) {
      await createRecord(ctx, { type: "account", name: `Bill ${n}` });
      await mails(`b${n}`, 1, "account", { recordPath: `account/Bill ${n}.md` });
    }
    await learn(ctx);
    for (const n of [1, 2, 3])
      await moveRecord(ctx, { path: `account/Bill ${n}`, to: `account/bills/Bill ${n}` });
    await learn(ctx);
    expect(await states()).toEqual([`${ANN} account retired 0/3`, `${ANN} account/bills active 3/3`]);
    expect(await next(ANN)).toEqual(["account/bills", undefined]);
  });

  it("of a project that the user took away is contradicted", async () => {
    await createRecord(ctx, { type: "project", name: "Orchid" });
    for (const n of [1, 2, 3]) {
      await createRecord(ctx, {
        type: "note",
        name: `Plan ${n}`,
        fields: { project: ["[[project/Orchid]]"] },
      });
      await projectOf(`p${n}`, 1, { recordPath: `note/Plan ${n}.md`, filename: `Plan ${n}.eml` });
    }
    await learn(ctx);
    await editRecord(ctx, { path: "note/Plan 1", unset: ["project"] });
    await learn(ctx);
    expect(await states()).toEqual([`${ANN} project/Orchid.md retired 2/3`]);
    const { newest } = await mistakes(ANN);
    expect(newest).toEqual([{ filename: "Plan 1.eml", destination: null, record: "note/Plan 1.md" }]);
  });
});
