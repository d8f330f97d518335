const MiB = 1024 ** 2;
const GiB = 1024 ** 3;

/** From where on something is not well, and why there. */
export const LIMITS = {
  /** A healthy round trip takes a millisecond, over a network ten; a second is felt in every single request. */
  databaseMs: 1_000,
  /** Postgres and most file systems slow down when nearly full; but a tenth of a large disk is still plenty, */
  diskPercent: 90,
  /** so that a disk with so much left is well at any percentage. */
  diskPlentyBytes: 20 * GiB,
  /** Less than one inbox at its limits takes: what comes in cannot be kept any more. */
  diskFullBytes: 100 * MiB,
  /** File systems with a fixed number of files run out of those before they run out of bytes, unseen. */
  filesPercent: 95,
  /** Beyond it the system begins to reclaim, and then to kill; Postgres or a worker are its first choice. */
  memoryPercent: 92,
  /** A note is records within seconds, a full inbox within minutes; what waits longer is not being tended. */
  inboxWaitMs: 15 * 60_000,
  /** A check that takes longer is stuck itself, and whoever monitors gives up soon after. */
  checkMs: 5_000,
} as const;
