export { reconcile } from "./reconcile";
export { reconcileFiles } from "./reconcile-files";
