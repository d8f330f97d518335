/**
 * The keys of advisory locks between processes, in one place so that they are distinct. Locks of accounts and records
 * use hashes of text instead.
 */
export const LOCK = {
  /** One migration at a time. */
  migration: 727_001,
  /** One sign-up at a time, so that there is one first owner. */
  signUp: 727_002,
  /** Held shared by every process that uses the embedded server; exclusively by the last one. */
  embeddedHolders: 727_003,
  /** One process prunes at a time. */
  pruning: 727_004,
  /** One process replaces the master key at a time. */
  rotation: 727_005,
} as const;
