export { startBackup } from "./backup";
export { confirmBackup } from "./confirm";
export { downloadBackup } from "./download";
export { startDrill } from "./drill";
export { listBackups } from "./list";
export { startRestore } from "./restore";
export { showIdentity } from "./show-identity";
export { startVerify } from "./verify";
