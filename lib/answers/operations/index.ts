export { askVault } from "./ask";
