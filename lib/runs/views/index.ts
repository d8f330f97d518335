export { deleteView } from "./delete";
export { listViews } from "./list";
export { renameView } from "./rename";
export { saveView } from "./save";
