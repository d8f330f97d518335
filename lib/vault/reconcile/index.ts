export { type Reconciliation, reconcile } from "./reconcile";
