export { wire } from "./../wiring";
