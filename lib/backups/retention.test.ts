import fc from "fast-check";
import { expect, it } from "vitest";
import { retainedBackups as keptAt, type Point, RETENTION, retainedFiles } from "./retention";

const NOW = new Date("2027-01-02");
const kept = (points: readonly Point[]) => keptAt(points, NOW);

const NORMAL = { files: 10, isVerified: true, isSafety: false, isSuspect: false };
const at = (iso: string, id = iso, fileOf = id): Point => ({ ...NORMAL, id, takenAt: new Date(iso), fileOf });
const days = (count: number, from = Date.UTC(2026, 10, 22, 1)): Point[] =>
  Array.from({ length: count }, (_, n) => at(new Date(from - n * 86_400_000).toISOString()));

const points = fc
  .array(fc.date({ min: new Date("2020-01-01"), max: new Date("2027-01-01"), noInvalidDate: true }), {
    maxLength: 200,
  })
  .map((dates) => dates.map((date, n) => ({ ...NORMAL, id: String(n), takenAt: date, fileOf: String(n) })));

it("a year of days leaves 7 days, 4 weeks and 12 months", () => {
  const reasons = kept(days(400));
  const of = (span: string) => [...reasons.values()].flat().filter((each) => each.span === span);
  expect([of("day").length, of("week").length, of("month").length]).toEqual([7, 4, 12]);
  expect(of("day").map((each) => each.of)).toContain("2026-11-16");
  expect(of("week").map((each) => each.of)).toEqual(["2026-W47", "2026-W46", "2026-W45", "2026-W44"]);
  expect(of("month").at(-1)?.of).toBe("2025-12");
});

it("of one day only the last is kept", () => {
  const reasons = kept([at("2026-11-22T01:00:00Z"), at("2026-11-22T09:00:00Z"), at("2026-11-21T01:00:00Z")]);
  expect([...reasons.keys()].sort()).toEqual(["2026-11-21T01:00:00Z", "2026-11-22T09:00:00Z"]);
});

it("weeks are those of ISO 8601, at the turn of a year too", () => {
  const week = (iso: string) =>
    kept([at(iso)])
      .get(iso)
      ?.find(({ span }) => span === "week")?.of;
  expect(week("2027-01-01T00:00:00Z")).toBe("2026-W53");
  expect(week("2024-12-30T00:00:00Z")).toBe("2025-W01");
  expect(week("2026-11-22T23:59:59Z")).toBe("2026-W47");
  expect(week("2026-11-23T00:00:00Z")).toBe("2026-W48");
});

it("the latest is always kept, never more than the spans allow, and a second pass deletes nothing", () => {
  fc.assert(
    fc.property(points, (all) => {
      const reasons = kept(all);
      const latest = Math.max(...all.map(({ takenAt }) => takenAt.getTime()));
      const left = all.filter(({ id }) => reasons.has(id));
      if (all.length > 0) expect(left.some(({ takenAt }) => takenAt.getTime() === latest)).toBe(true);
      expect(left.length).toBeLessThanOrEqual(RETENTION.day + RETENTION.week + RETENTION.month);
      expect([...kept(left).keys()].sort()).toEqual([...reasons.keys()].sort());
    }),
  );
});

it("making one backup after another keeps as much as if all had been made before", () => {
  fc.assert(
    fc.property(points, (all) => {
      let left: Point[] = [];
      for (const point of [...all].sort((a, b) => a.takenAt.getTime() - b.takenAt.getTime())) {
        left.push(point);
        const reasons = kept(left);
        left = left.filter(({ id }) => reasons.has(id));
      }
      const days = (of: readonly Point[]) => [
        ...new Set(of.map(({ takenAt }) => takenAt.toISOString().slice(0, 10))),
      ];
      const wanted = days(all).sort().slice(-RETENTION.day);
      expect(days(left)).toEqual(expect.arrayContaining(wanted));
    }),
  );
});

it("a file stays as long as a later instant uses it", () => {
  const first = at("2026-01-01T01:00:00Z", "first");
  const unchanged = days(60).map((point) => ({ ...point, fileOf: "first" }));
  const all = [first, ...unchanged];
  const reasons = kept(all);
  expect(retainedFiles(all, reasons)).toEqual(new Set(["first"]));
});

it("a backup made before a restore stays for a week", () => {
  const safety = { ...at("2026-11-22T02:00:00Z"), isSafety: true };
  const all = [safety, at("2026-11-22T09:00:00Z")];
  expect(
    keptAt(all, new Date("2026-11-28"))
      .get(safety.id)
      ?.map(({ span }) => span),
  ).toEqual(["safety"]);
  expect(keptAt(all, new Date("2026-11-30")).has(safety.id)).toBe(false);
});

it("suspect ones never replace another, however many there are, and the last larger one stays", () => {
  const drafts = fc.array(
    fc.record({
      takenAt: fc.date({ min: new Date("2026-12-10"), max: NOW, noInvalidDate: true }),
      files: fc.nat(20),
      isVerified: fc.boolean(),
      isSuspect: fc.boolean(),
    }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(drafts, (all) => {
      const points = all.map((each, n) => ({ ...NORMAL, ...each, id: String(n), fileOf: String(n) }));
      const reasons = kept(points);
      const reliable = points.filter(({ isSuspect }) => !isSuspect);
      for (const id of kept(reliable).keys()) expect(reasons.has(id)).toBe(true);
      for (const suspect of points.filter(({ isSuspect }) => isSuspect)) {
        expect(reasons.get(suspect.id)?.map(({ span }) => span)).toEqual(["suspect"]);
        const larger = reliable.filter(({ files, isVerified }) => isVerified && files > suspect.files);
        const last = Math.max(...larger.map(({ takenAt }) => takenAt.getTime()));
        const found = larger.filter(({ id, takenAt }) => takenAt.getTime() === last && reasons.has(id));
        expect(found.length > 0).toBe(larger.length > 0);
      }
    }),
  );
});
