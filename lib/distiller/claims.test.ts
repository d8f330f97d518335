import { describe, expect, it } from "vitest";
import { claimsOf, isConflicting } from "./claims";
import { isSameStatement, signatureOf } from "./similarity";

const claims = (body: string) =>
  claimsOf({ path: "note/A.md", type: "note", name: "A", body }, []).map(
    ({ key, value }) => `${key} = ${value}`,
  );

describe("claims", () => {
  it.each(["Next meeting: 2026-06-03", "Scheduled start: 14:00", "Die nächste Sitzung ist am 3. Juni."])(
    "are no fields that each of such records fills in: %s",
    (field) => {
      expect(claims(field)).toEqual([]);
    },
  );

  it.each([
    ["The summer concert is on 21 June.", "concert summer|be|date = 06-21"],
    ["The summer concert is on June 21st, 2026.", "concert summer|be|date = 2026-06-21"],
    ["Summer concert: 2026-06-21", "concert summer|be|date = 2026-06-21"],
    ["The course starts at 9:30.", "course|start|time = 09:30"],
    ["The course starts at 9.30.", "course|start|time = 09:30"],
    ["The course starts at 9 am.", "course|start|time = 09:00"],
    ["The course starts at 12:15 p.m. in the hall.", "course|start|time = 12:15"],
    ["The course starts at 9:00 pm.", "course|start|time = 21:00"],
    ["Der Kurs beginnt um 9.30 Uhr im Saal.", "kur|start|time = 09:30"],
    ["The museum ticket is 12.50 euros.", "museum ticket|be|number euro = 12.5"],
    ["The museum ticket is € 9.80.", "museum ticket|be|number € = 9.8"],
    ["The museum ticket costs 9.80.", "museum ticket|cost|number  = 9.8"],
    ["The rope measures 3.40 m.", "rope|hold|number m = 3.4"],
    ["Der neue Beitrag beträgt 2,50 Euro, weil die Halle teurer wird.", "beitrag|be|number euro = 2.5"],
    ["The archive tax is 1,200.00 dollars.", "archive tax|be|number dollar = 1200"],
    ["The hall holds 1,200 people.", "hall|hold|number people = 1200"],
    ["We agreed that the licence fee costs € 500 a year.", "fee licence|cost|number € per year = 500"],
    ["Sign: the summer concert takes place on 21 June.", "concert summer|be|date = 06-21"],
    ["The licence costs € 500.", "licence|cost|number € = 500"],
    ["The upload is limited to at most 5 MB.", "upload|limit|number mbmost = 5"],
    ["The pantry wall is not load-bearing.", "pantry wall|be|bearing load = no"],
    ["Das Sommerkonzert findet am 21. Juni statt.", "sommerkonzert|be|date = 06-21"],
    ["Der neue Beitrag beträgt 40 Euro, weil die Halle teurer wird.", "beitrag|be|number euro = 40"],
    ["Die Wand zum Keller ist nicht tragend.", "keller wand|be|tragend = no"],
    ["La fête du quartier a lieu le 3 mai 2026.", "fete quartier|be|date = 2026-05-03"],
    ["La fiesta del barrio se celebra el 3 de mayo.", "barrio fiesta|be|date = 05-03"],
    ["Die nächste Hauptprobe ist am 3. Juni.", "hauptprobe|be|date = 06-03"],
  ])("are read from %j", (sentence, claim) => {
    expect(claims(sentence)).toEqual([claim]);
  });

  it.each([
    "The concert was on 21 June.",
    "Today the pool is at 21 degrees.",
    "Is the concert on 21 June?",
    "The shop is open from 9:00 to 18:00.",
    "If it rains, the concert is on 22 June.",
    "It is 5 km.",
    "Das Sommerkonzert war am 21. Juni.",
    "Hier, le prix était de 40 euros.",
    "Coffee: 10:30\n\nLunch break: 12:30\n\nGuided tour: 14:00",
  ])("are not made of %j", (sentence) => {
    expect(claims(sentence)).toEqual([]);
  });

  it("are against each other when both cannot hold; a date agrees with any year", () => {
    expect(isConflicting("06-21", "06-28")).toBe(true);
    expect(isConflicting("06-21", "2026-06-21")).toBe(false);
    expect(isConflicting("2025-06-21", "2026-06-21")).toBe(true);
    expect(isConflicting("yes", "no")).toBe(true);
    expect(isConflicting("5", "5")).toBe(false);
    expect(isConflicting("9:00pm", "21:00")).toBe(false);
    expect(isConflicting("yes 9:00", "yes 09:00")).toBe(false);
    expect(isConflicting("09:00", "21:00")).toBe(true);
  });

  it("on several prices are not a timetable", () => {
    const prices = [
      "The adult ticket is 12.50 euros.",
      "The child ticket is 6.40 euros.",
      "The bus ticket is 3.10 euros.",
    ];
    expect(claims(prices.join("\n\n"))).toHaveLength(3);
  });
});

describe("statements are the same", () => {
  const same = (a: string, b: string) => isSameStatement(signatureOf(a), signatureOf(b));
  it.each([
    ["We decided to use RocksDB for the event store.", "It was agreed to use RocksDB for the event store"],
    ["The minimum order is 500 kg.", "minimum order: 500 kg"],
    ["Loans may not exceed 24 months.", "LOANS MAY NOT EXCEED 24 MONTHS!"],
  ])("%j and %j", (a, b) => {
    expect(same(a, b)).toBe(true);
  });
  it.each([
    ["The budget for Q1 is 900 euros.", "The budget for Q3 is 900 euros."],
    ["Loans may not exceed 24 months.", "Loans may not exceed 12 months."],
    ["We decided to use RocksDB for events.", "We decided not to use RocksDB for events."],
    ["We decided to use RocksDB for events.", "We decided to use Postgres for events."],
    ["Wir haben beschlossen, den Saal zu mieten.", "Wir haben beschlossen, den Saal nicht zu mieten."],
    ["On garde le local jusqu'en mai.", "On ne garde pas le local jusqu'en mai."],
    ["La reunión es el lunes en la sala.", "La reunión es el martes en la sala."],
    ["Report to Anna by 3 May.", "Report to Bella by 3 May."],
    ["The hall is booked on Monday.", "The hall is booked on Tuesday."],
  ])("and not %j and %j", (a, b) => {
    expect(same(a, b)).toBe(false);
  });
});
