import { describe, expect, it } from "vitest";
import type { EventRow } from "./events";
import { stepsOf } from "./steps";

const at = (second: number) => new Date(second * 1_000).toISOString();

/** `1 started plan`, `3 failed! plan` (tried again), `4 failed plan`. */
function history(...lines: string[]): EventRow[] {
  return lines.map((line, index) => {
    const [, second = "", word = "", step = ""] = /^(\d+) (\S+) ?(.*)$/.exec(line) ?? [];
    const type = step ? `ACTIVITY_TASK_${word.replace("!", "").toUpperCase()}` : word;
    return {
      id: index + 1,
      at: at(Number(second)),
      type,
      ...(step && { step }),
      isRetried: word.endsWith("!"),
    };
  });
}

const drawn = (events: EventRow[], closedAt?: number) =>
  stepsOf(events, closedAt === undefined ? undefined : at(closedAt)).map(
    ({ name, attempts }) =>
      `${name}: ${attempts
        .map(
          ({ start, end, tone }) => `${Date.parse(start) / 1e3}-${end ? Date.parse(end) / 1e3 : ""} ${tone}`,
        )
        .join(", ")}`,
  );

describe("the steps of a history", () => {
  it("last from their start to their end, in the order in which they began", () => {
    const events = history(
      "0 WORKFLOW_EXECUTION_STARTED",
      "1 started a",
      "2 started b",
      "3 completed b",
      "4 completed a",
    );
    expect(drawn(events)).toEqual(["a: 1-4 ok", "b: 2-3 ok"]);
  });

  it("show each try, and why the last one ended", () => {
    const events = history(
      "1 started a",
      "2 failed! a",
      "3 started a",
      "4 failed! a",
      "6 started a",
      "7 failed a",
    );
    expect(drawn(events)).toEqual(["a: 1-2 warning, 3-4 warning, 6-7 failed"]);
  });

  it("that repeat a name are separate steps", () => {
    expect(drawn(history("1 started a", "2 completed a", "3 started a", "4 completed a"))).toEqual([
      "a: 1-2 ok",
      "a: 3-4 ok",
    ]);
  });

  it("continue while the run does, and are cut off when it was closed or its process died", () => {
    const events = history("1 started a", "5 started a");
    expect(drawn(events)).toEqual(["a: 1-5 waiting, 5- running"]);
    expect(drawn(events, 9)).toEqual(["a: 1-5 waiting, 5-9 waiting"]);
  });

  it("are seen in part where the piece begins in the middle of one", () => {
    expect(drawn(history("4 completed a", "5 started b"))).toEqual(["a: 4-4 ok", "b: 5- running"]);
  });
});
