/**
 * Loaded into a process by `--import`: its clock goes wrong by as many milliseconds as the file `KV_TEST_CLOCK` says,
 * as after a correction by hand or a machine that slept. It writes `clock <ms>` when that changes. Durations are measured right, as they are there.
 */
import { readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const file = process.env.KV_TEST_CLOCK ?? "";
const Real = Date;
let offset = read();

function read() {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return 0;
  }
}

setInterval(() => {
  const next = read();
  if (next !== offset && isMainThread) process.stdout.write(`clock ${next}\n`);
  offset = next;
}, 20).unref();

const now = () => Real.now() + offset;

globalThis.Date = new Proxy(Real, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  apply: () => new Real(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
