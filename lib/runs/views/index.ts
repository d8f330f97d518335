export { deleteView } from "./delete";
export { listViews } from "./list";
export { saveView } from "./save";
