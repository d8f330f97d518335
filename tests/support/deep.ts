import { describe, it } from "vitest";
import { isDeep } from "./property";

/** Makes no test, so that none is skipped. */
const none = Object.assign(() => {}, { each: () => none, runIf: () => none });

/**
 * The process that answers where both do the same: the deep tests ask the web process, which has the API within Next; else that of
 * the API, which starts in a fourth of the time.
 */
export const EITHER = isDeep() ? "web" : "api";

/** As `it`, for what says little beyond another test and takes long: only `npm run test:deep` makes it, with KV_TEST_DEPTH=full. */
export const itDeep = (isDeep() ? it : none) as typeof it;

/** As `describe`, for tests that only `npm run test:deep` makes. */
export const describeDeep = (isDeep() ? describe : none) as typeof describe;
