export { registerWithEngine } from "./register";
export { startEngine } from "./start";
