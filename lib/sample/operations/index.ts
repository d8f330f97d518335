export { addSampleVault } from "./add";
export { removeSampleVault } from "./remove";
