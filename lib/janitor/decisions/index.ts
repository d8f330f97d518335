export { type Decision, decision, fixBy } from "./decide";
export { isTextFix, type Subject, type TextFix, textAfter } from "./text";
