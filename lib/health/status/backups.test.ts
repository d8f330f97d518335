import { describe, expect, it } from "vitest";
import { type BackupStatus, backupIssues } from "@/lib/backups";
import { evaluateBackups } from "./checks/backups";

type BackupRow = NonNullable<BackupStatus["last"]>;
type DrillRow = NonNullable<BackupStatus["lastDrill"]>;

const NOW = new Date("2026-11-22T12:00:00Z");
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const none: BackupStatus = {
  since: ago(1),
  last: null,
  good: null,
  missingFrom: null,
  suspect: null,
  lastDrill: null,
  passed: null,
};

const backup = (more: Partial<BackupRow>): BackupRow => ({
  accountId: "",
  id: "a",
  takenAt: ago(1),
  finishedAt: ago(1),
  state: "stored",
  reason: "schedule",
  file: "f",
  duplicateOf: null,
  size: 1,
  contentBytes: 1,
  files: 1,
  rows: 1,
  review: null,
  digest: "",
  skipped: [],
  error: null,
  verifiedAt: ago(1),
  verificationError: null,
  ...more,
});
const drill = (more: Partial<DrillRow>): DrillRow => ({
  accountId: "",
  id: "d",
  backupId: "a",
  startedAt: ago(1),
  finishedAt: ago(1),
  passed: true,
  files: 1,
  rows: 1,
  error: null,
  ...more,
});

describe("the status of backups", () => {
  it("is well in the first day of an installation, and in the first week without a drill", () => {
    expect(backupIssues(none, NOW)).toEqual([]);
    expect(backupIssues({ ...none, since: ago(29) }, NOW)).toEqual([]);
    expect(backupIssues({ ...none, since: ago(190), good: ago(2), last: backup({}) }, NOW)).toEqual([]);
    expect(backupIssues({ ...none, last: backup({ verifiedAt: null }) }, NOW)).toEqual([]);
  });

  it.each<[string, Partial<BackupStatus>, RegExp]>([
    ["no backup came", { since: ago(31) }, /^No usable backup for 31 h: the last is none$/],
    [
      "the last is old",
      { since: ago(999), good: ago(40), passed: ago(1) },
      /^No usable backup for 40 h: the last is from 2026/,
    ],
    [
      "the last failed",
      { last: backup({ state: "failed", error: "no room" }) },
      /^The last backup failed: no room$/,
    ],
    [
      "the last is damaged",
      { last: backup({ verificationError: "cut off" }) },
      /could not be verified: cut off$/,
    ],
    [
      "the last could not be read back",
      { last: backup({ verifiedAt: null, takenAt: ago(7) }) },
      /^The last backup has not been verified: its run says why$/,
    ],
    [
      "the last drill failed",
      { lastDrill: drill({ passed: false, error: "a row" }) },
      /restore test failed: a row$/,
    ],
    [
      "the last is suspect",
      { suspect: { id: "a", takenAt: ago(1), files: 3, expectedFiles: 40 } },
      /is suspect: 3 files, 40 before\. Nothing is removed until it is confirmed \(a\)$/,
    ],
    [
      "the file of the last is elsewhere",
      { missingFrom: "/srv/backups" },
      /^The last usable backup is not in \/srv\/backups: it was made by another installation/,
    ],
    [
      "no drill came",
      { since: ago(200), good: ago(1) },
      /^No restore test passed for 8 days: the last is none$/,
    ],
  ])("is not when %s", (_, more, fault) => {
    const standing = { ...none, ...more };
    expect(backupIssues(standing, NOW)).toEqual([expect.stringMatching(fault)]);
    expect(evaluateBackups(standing, NOW)).toMatchObject({
      status: "degraded",
      detail: expect.stringMatching(fault),
    });
  });

  it("names the last usable backup and the last restore test", () => {
    expect(evaluateBackups(none, NOW)).toMatchObject({
      status: "ok",
      detail: expect.stringMatching(/^No backup yet/),
    });
    const well = { ...none, good: ago(2), passed: ago(3) };
    expect(evaluateBackups(well, NOW)).toEqual({
      status: "ok",
      detail:
        "The last usable backup is from 2026-11-22T10:00:00.000Z; the last restore test passed at 2026-11-22T09:00:00.000Z",
    });
  });
});
