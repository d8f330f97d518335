import { anyOf } from "../languages/vocabulary";

/** Words after an item that say that it is done. */
export const FINISHED = anyOf("finished");

/** Words after an item that say that nobody will do it. */
export const CANCELLED = anyOf("cancelled");
