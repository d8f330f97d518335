export { applyEdits, editBetween, type TextEdit } from "./edit";
export { areApart, inTurn } from "./merge";
