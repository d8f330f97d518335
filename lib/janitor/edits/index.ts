export { applyEdits, editBetween, type TextEdit } from "./edit";
export { applyInOrder, areDisjoint } from "./merge";
