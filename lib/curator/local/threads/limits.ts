/** Limits for planning one text. What takes more is nothing that people wrote. */
export const PLANNING_LIMITS = {
  /** In a thread, ms. */
  runMs: 120_000,
  /** JavaScript memory of the thread, and growth of the process while it plans, MB. */
  memoryMb: 1_024,
  growthMb: 2_048,
};
