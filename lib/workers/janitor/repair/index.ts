export { repairYaml } from "./yaml";
