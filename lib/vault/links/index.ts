export type { Link } from "./link";
export { eachProse } from "./prose";
export { type Replaced, replacedLinks, restored } from "./replaced";
export { preferredNames, type Resolution, resolveLink, stemKey } from "./resolve";
export { retarget } from "./retarget";
export { linksOf } from "./scan";
