export { type Rendered, renderMarkdown, type Unrendered } from "./render";
