export { changeMailbox } from "./change";
export { createMailbox } from "./create";
export { deleteMailbox } from "./delete";
export { listMailboxes } from "./list";
export { pullMailbox } from "./pull";
export { testMailbox } from "./test";
