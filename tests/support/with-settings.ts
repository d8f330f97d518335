import { afterAll } from "vitest";
import { env, readEnv } from "@/lib/env";

/** Other settings for the tests of this file. Its process has read the usual ones for good: they are changed in place, and put back. */
export function withSettings(given: Record<string, string>): void {
  const settings = env();
  const before = { ...settings };
  const changed = readEnv(given);
  for (const name of Object.keys(given))
    Object.assign(settings, { [name]: changed[name as keyof typeof changed] });
  afterAll(() => {
    // A setting that nobody gave is in neither.
    for (const name of Object.keys(given)) delete settings[name as keyof typeof settings];
    Object.assign(settings, before);
  });
}
