export { isUnspaced, KIND, prepared } from "./characters";
export { Folded } from "./folded";
export { type TracedText, traceFolded } from "./trace";
