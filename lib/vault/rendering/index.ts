export { type Rendered, type RenderFailure, renderMarkdown } from "./render";
