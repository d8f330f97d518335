export { closeRun, type Ending } from "./close";
export { addEvents, type RunEvent } from "./events";
export {
  acceptedRun,
  defineRunOperation,
  execution,
  type RunOperation,
  type StartedRun,
  withRun,
} from "./operation";
export { type Execution, openRun, type RunRequest, startRun } from "./start";
export { awaitRun, type Outcome } from "./wait";
