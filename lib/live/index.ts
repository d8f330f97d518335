export { LiveHub, liveHub } from "./hub";
export { eventStream } from "./stream";
