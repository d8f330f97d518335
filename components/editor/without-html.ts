/**
 * Takes the place of `@codemirror/lang-html` in pages (`next.config.ts`). CodeMirror's Markdown loads its parsers of HTML, CSS and
 * JavaScript, which are a third of the editor, and the language that this editor uses has none of them.
 */
export const html = () => null;
export const htmlCompletionSource = () => null;
