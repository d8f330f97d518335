export { previewSuggestedFix, type SuggestedFixPreview } from "./preview";
