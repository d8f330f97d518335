import type { Operation } from "./operation";
import * as vault from "./vault";

/** Every operation of `/api/v1`, by its id. */
export const contract = { ...vault };

export const operations: readonly Operation[] = Object.values(contract) as unknown as Operation[];

export { type Method, type Operation, places } from "./operation";
