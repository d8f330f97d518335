export type { Link, Writing } from "./link";
export { type Resolution, resolveLink, stemKey } from "./resolve";
export { type Retarget, retarget } from "./retarget";
export { linksOf } from "./scan";
