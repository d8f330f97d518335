/**
 * `node --import tsx bin/common-passwords.ts LIST`: makes `lib/accounts/password/common.bin` from a list of
 * passwords, one per line, most common first.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { digestOf } from "@/lib/accounts/password/digest";
import { MIN_PASSWORD } from "@/lib/accounts/password/rules";

const COUNT = 100_000;

const [, , list] = process.argv;
if (!list)
  throw new Error("Usage: common-passwords.ts LIST, a file with one password per line, most common first");
const known = new Map<string, Buffer>();
for (const line of readFileSync(list, "utf8").split(/\r?\n/)) {
  if (known.size === COUNT) break;
  if (line.length < MIN_PASSWORD) continue;
  const digest = digestOf(line);
  known.set(digest.toString("hex"), digest);
}
writeFileSync("lib/accounts/password/common.bin", Buffer.concat([...known.values()].sort(Buffer.compare)));
console.log(`${known.size} passwords of at least ${MIN_PASSWORD} characters`);
