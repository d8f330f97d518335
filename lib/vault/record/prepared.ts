import { perProcess } from "@/lib/core/per-process";
import { SizedCache } from "@/lib/core/sized-cache";

const MAX_CHARACTERS = 16 * 1024 * 1024;

/** Readings of YAML as JSON, by the YAML. Changes of several bundles are made, and indexed, by one of them. */
export const prepared = perProcess("readings of YAML", () => new SizedCache<string>(MAX_CHARACTERS));
