export { processInbox } from "./process-inbox";
