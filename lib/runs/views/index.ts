export { deleteView, deleteViewInput } from "./delete";
export { listViews, type SavedView } from "./list";
export { MAX_VIEWS, saveView, saveViewInput } from "./save";
export { SPANS, type Within } from "./spans";
