export { type Pruned, prune } from "./prune";
