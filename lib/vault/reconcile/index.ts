export { type Reconciliation, reconcile } from "./reconcile";
export { reconcileFiles } from "./reconcile-files";
