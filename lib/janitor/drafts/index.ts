export { acceptDraft, discardDraft, type SettledDraft } from "./settle";
export { canFill, draftReply, startDraft } from "./start";
export { type Draft, draftIdInput, draftsOf, listDrafts, listDraftsInput, readDraft } from "./store";
