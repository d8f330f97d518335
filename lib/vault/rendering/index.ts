export type { Part, RenderedLink } from "./limits";
export { type Rendered, type RenderFailure, renderMarkdown } from "./render";
