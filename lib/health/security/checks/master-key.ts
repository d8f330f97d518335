import { masterKeys } from "@/lib/core/secrets";
import type { SecurityCheck } from "../finding";

/** A master key that is not random. */
export const masterKey: SecurityCheck = {
  id: "master_key.weak",
  run: async () => {
    const [current] = masterKeys();
    const weakness = current ? weaknessOf(current) : null;
    if (weakness === null) return [];
    return [
      {
        severity: "critical",
        title: "The master key can be guessed",
        detail: `The key that protects all credentials ${weakness}`,
        remediation:
          "Make one with openssl rand -hex 32 and set KV_MASTER_KEY=<new>,<old> for web and worker; restart them, " +
          "run kv secrets rotate, then remove the old one. Without KV_MASTER_KEY, kv secrets rotate alone does it",
      },
    ];
  },
};

/** About 30 of 32 random bytes are distinct; fewer than this occur once in 10^12 keys. */
const MIN_DISTINCT = 20;

/** What is wrong with a key, or null. Never rejects a plausible random key. */
export function weaknessOf(key: Buffer): string | null {
  const distinct = new Set(key).size;
  if (distinct === 1) return "is one repeated byte";
  if (periodOf(key) <= key.length / 2) return `repeats itself every ${periodOf(key)} bytes`;
  if (isProgression(key)) return "counts up or down";
  if (key.every((byte) => byte >= 0x20 && byte < 0x7f)) return "is printable text";
  if (distinct < MIN_DISTINCT) return `has only ${distinct} different bytes among its ${key.length}`;
  return null;
}

/** The length of the shortest repeating part. */
function periodOf(key: Buffer): number {
  for (let period = 1; period < key.length; period += 1) {
    if (key.every((byte, at) => at < period || byte === key[at - period])) return period;
  }
  return key.length;
}

function isProgression(key: Buffer): boolean {
  const step = ((key[1] ?? 0) - (key[0] ?? 0)) & 0xff;
  return key.every((byte, at) => at === 0 || byte === (((key[at - 1] ?? 0) + step) & 0xff));
}
