const MiB = 1024 ** 2;
const GiB = 1024 ** 3;

/** Thresholds of the health checks. */
export const LIMITS = {
  /** A healthy round trip takes 1 ms, over a network 10 ms. */
  databaseMs: 1_000,
  /** Postgres and most file systems slow down when nearly full; but a tenth of a large disk is still plenty. */
  diskPercent: 90,
  /** A disk with this much free space is ok at any percentage. */
  diskPlentyBytes: 20 * GiB,
  /** Less than a full inbox needs. */
  diskFullBytes: 100 * MiB,
  /** File systems with a fixed number of files can run out of those before they run out of bytes. */
  filesPercent: 95,
  /** Beyond it the system begins to reclaim, and then to kill; Postgres or a worker are its first choice. */
  memoryPercent: 92,
  /** A file is processed within seconds, a full inbox within minutes. */
  inboxWaitMs: 15 * 60_000,
  /** A check that takes longer is stuck; monitoring systems time out soon after. */
  checkMs: 5_000,
} as const;
