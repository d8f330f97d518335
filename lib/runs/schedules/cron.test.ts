import { describe, expect, it } from "vitest";
import { cronInput, nextTimes } from "./cron";

const BERLIN = "Europe/Berlin";
const times = (cron: string, zone: string, after: string, n: number) =>
  nextTimes(cron, zone, n, new Date(after)).map((time) => time.toISOString().slice(0, 16));

describe("the next times of a cron expression", () => {
  it("are those of the day where the clock is not changed", () => {
    expect(times("*/30 8 * * 1-5", BERLIN, "2026-11-27T07:10:00Z", 3)).toEqual([
      "2026-11-27T07:30",
      "2026-11-30T07:00",
      "2026-11-30T07:30",
    ]);
  });

  it("are each there once and in order where the clock is set ahead", () => {
    expect(times("*/30 * * * *", BERLIN, "2026-03-29T00:10:00Z", 4)).toEqual([
      "2026-03-29T00:30",
      "2026-03-29T01:00",
      "2026-03-29T01:30",
      "2026-03-29T02:00",
    ]);
  });

  it("have a time that is left out as much later", () => {
    expect(times("30 2 * * *", BERLIN, "2026-03-28T12:00:00Z", 2)).toEqual([
      "2026-03-29T01:30",
      "2026-03-30T00:30",
    ]);
    expect(times("15 2 * * *", "Australia/Lord_Howe", "2026-10-03T12:00:00Z", 1)).toEqual([
      "2026-10-03T15:45",
    ]);
  });

  it("have a time that is repeated once, the first time", () => {
    expect(times("30 2 * * *", BERLIN, "2026-10-24T12:00:00Z", 2)).toEqual([
      "2026-10-25T00:30",
      "2026-10-26T01:30",
    ]);
  });

  it("are after the given time, also within the repeated hour", () => {
    expect(times("30 2 * * *", BERLIN, "2026-10-25T01:10:00Z", 1)).toEqual(["2026-10-26T01:30"]);
    expect(times("*/30 * * * *", BERLIN, "2026-10-25T01:10:00Z", 2)).toEqual([
      "2026-10-25T01:30",
      "2026-10-25T02:00",
    ]);
  });

  it("are in both hours of the clock that is set back, where they are of every hour", () => {
    for (const hours of ["*", "0-23", "*/1", "0-11,12-23"])
      expect(times(`0 ${hours} * * *`, BERLIN, "2026-10-24T23:30:00Z", 3)).toEqual([
        "2026-10-25T00:00",
        "2026-10-25T01:00",
        "2026-10-25T02:00",
      ]);
    expect(times("0 0-22 * * *", BERLIN, "2026-10-24T23:30:00Z", 2)).toEqual([
      "2026-10-25T00:00",
      "2026-10-25T02:00",
    ]);
  });

  it("are fewer than wanted, or none, where there are no more", () => {
    expect(times("0 0 31 2 *", "UTC", "2026-01-01T00:00:00Z", 2)).toEqual([]);
  });
});

describe("an expression that is not valid", () => {
  it.each([
    ["60 0 * * *", "minute: 60"],
    ["0 24 * * *", "hour: 24"],
    ["0 0 32 * *", "day: 32"],
    ["0 0 0 * *", "day: 0"],
    ["0 0 1-32 * *", "day: 32"],
    ["0 0 40W * *", "nearestWeekdays: 40"],
    ["0 0 * 13 *", "month: 13"],
    ["0 0 * * 8", "dayOfWeek: 8"],
  ])("%s is rejected with the number that is wrong", (cron, wrong) => {
    const message = cronInput.safeParse(cron).error?.issues[0]?.message;
    expect(message).toContain(`Invalid value for ${wrong} (`);
  });
});
