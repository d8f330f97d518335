export { prune } from "./prune";
