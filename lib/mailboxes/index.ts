export { forgetMessages } from "./forget";
export * from "./operations";
export * as mailboxesOperations from "./operations";
export { alignMailboxes } from "./pull/claim";
export { MailPuller } from "./pull/puller";
export { MAIL_PULLED, pulledFollowUp } from "./pull/store";
export { mailboxRows } from "./secrets";
export { MAX_MAILBOXES, type Mailbox } from "./shapes";
