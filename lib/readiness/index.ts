export { type OwnCheck, type Readiness, readiness } from "./ready";
