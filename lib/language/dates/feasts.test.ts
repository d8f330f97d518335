import { describe, expect, it } from "vitest";
import { isoDay } from "./day";
import { findDue } from "./due";
import { easterOf } from "./feasts";

/** Wednesday 18 November 2026. */
const calendar = { today: { year: 2026, month: 11, day: 18 }, dayFirst: true, forward: true, dated: true };

it.each(["1961-04-02", "2000-04-23", "2024-03-31", "2027-03-28", "2038-04-25"])("Easter is on %s", (date) => {
  expect(isoDay(easterOf(Number(date.slice(0, 4))))).toBe(date);
});

describe("a task is due by a feast on the day before", () => {
  it.each([
    ["take up references before Christmas", "2026-12-24"],
    ["defrost the freezer, before xmas", "2026-12-24"],
    ["Plätzchen backen bis Weihnachten", "2026-12-24"],
    ["relancer le maire avant Noël", "2026-12-24"],
    ["llamar al banco antes de Navidad", "2026-12-24"],
    ["chiamare il notaio entro Natale", "2026-12-24"],
    ["enviar a ata até ao Natal", "2026-12-24"],
    ["offerte sturen vóór de kerst", "2026-12-24"],
    ["クリスマスまでに予約する", "2026-12-24"],
    ["圣诞节前订好场地", "2026-12-24"],
    ["pay the rent before the new year", "2026-12-31"],
    ["Zähler ablesen vor Silvester", "2026-12-31"],
    ["元旦前交报告", "2026-12-31"],
    ["paint the gate by Easter", "2027-03-27"],
    ["die Bänke streichen bis Ostern", "2027-03-27"],
  ])("%s", (text, date) => {
    expect(findDue(text, calendar)?.date).toBe(date);
  });

  it.each(["carols for Christmas", "the Easter egg hunt", "Weihnachten bei Oma", "le marché de Noël"])(
    "but not what is of the feast: %s",
    (text) => {
      expect(findDue(text, calendar)).toBeUndefined();
    },
  );
});
