export type { RenderedLink } from "./limits";
export { type Rendered, type RenderFailure, renderMarkdown } from "./render";
