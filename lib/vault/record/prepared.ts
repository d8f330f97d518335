import { SizedCache } from "@/lib/core/sized-cache";

const MAX_CHARACTERS = 4 * 1024 * 1024;

/** Readings of YAML as JSON, by the YAML. */
export const prepared = new SizedCache<string>(MAX_CHARACTERS);
