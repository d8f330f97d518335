import { afterEach, describe, expect, it } from "vitest";
import { readSource, type SourceText } from "@/lib/language";
import { expectLinear } from "@/tests/support/cost";
import { planLocally as planHere } from "./local";
import { original } from "./local/compose/original";
import { PLANNING_LIMITS } from "./local/threads/limits";
import { planningThreads } from "./local/threads/pool";
import { planLocally } from "./plan-locally";

const MINUTES = `# Meeting of the garden club

Present: Ann Lee, Bob Ray

- [ ] Ann Lee orders the soil by 2026-03-06.

`;
const inputOf = (content: string | Uint8Array) => ({
  filename: "minutes.md",
  content,
  receivedAt: new Date("2026-03-02T09:00:00Z"),
  known: [],
});

describe("a long text", () => {
  const long = inputOf(MINUTES + "The shed was painted green, and everyone liked it.\n\n".repeat(900));

  it("is planned as it is in this thread, while others have a turn", async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 10);
    const plan = await planLocally(long);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
    expect(plan.entities.map(({ name }) => name)).toEqual(expect.arrayContaining(["Ann Lee", "Bob Ray"]));
    expect(plan).toEqual(await planHere(long));
  }, 60_000);

  it("is refused for the same reason", async () => {
    const binary = inputOf(new Uint8Array(60_000).fill(0));
    const refusal = await planHere(binary).catch((error: unknown) => error);
    await expect(planLocally(binary)).rejects.toMatchObject(refusal as object);
    expect(refusal).toMatchObject({ code: "VALIDATION_ERROR" });
  }, 60_000);
});

describe("a text that takes too much", () => {
  const before = { ...PLANNING_LIMITS };
  afterEach(() => {
    Object.assign(PLANNING_LIMITS, before);
  });

  it.each([
    [{ growthMb: -1_000_000 }, "takes too much memory"],
    [{ runMs: 1 }, "takes longer than"],
  ])(
    "is refused with what to do: %j",
    async (limit, reason) => {
      Object.assign(PLANNING_LIMITS, limit);
      const long = inputOf(MINUTES + "The shed was painted green, and everyone liked it.\n\n".repeat(900));
      await expect(planLocally(long)).rejects.toMatchObject({
        code: "VALIDATION_ERROR",
        message: expect.stringMatching(
          new RegExp(`^minutes\\.md cannot be read\\. It ${reason}.*: split it`),
        ),
      });
    },
    60_000,
  );

  it("is limited in its thread as well", () => {
    expect(planningThreads()).toMatchObject({ options: { memoryMb: before.memoryMb } });
  });
});

it("a run of blanks is read in a time that grows with its length", async () => {
  const size = 160_000;
  const sources = new Map<number, SourceText>();
  for (const n of [size, size / 16]) {
    const content = `Ann Lee will call.${" ".repeat(n)}Bob Ray`;
    sources.set(n, await readSource(inputOf(content)));
  }
  expectLinear("blanks", (n) => original(sources.get(n) as SourceText), size);
});
