export { startDistillerRun } from "./run";
export { startDistillerScan } from "./scan";
export { distillerHistory, distillerStatus } from "./status";
