import { readFile } from "node:fs/promises";
import path from "node:path";
import { DIGEST_BYTES, digestOf } from "./digest";

/** Digests of the 100,000 most common passwords of at least 10 characters, sorted; `bin/common-passwords.ts` makes it. */
const FILE = "lib/accounts/password/common.bin";

let list: Promise<Buffer> | undefined;

/** Whether a password is among those that leaked most often, which are guessed first. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readFile(path.join(process.cwd(), FILE));
  return includes(await list, digestOf(password));
}

function includes(sorted: Buffer, digest: Buffer): boolean {
  let low = 0;
  let high = sorted.length / DIGEST_BYTES;
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = middle * DIGEST_BYTES;
    const order = digest.compare(sorted, at, at + DIGEST_BYTES);
    if (order === 0) return true;
    if (order < 0) high = middle;
    else low = middle + 1;
  }
  return false;
}
