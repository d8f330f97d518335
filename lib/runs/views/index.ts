export { deleteView } from "./delete";
export { listViews, type SavedView } from "./list";
export { saveView } from "./save";
export { SPANS, type Within } from "./spans";
