import { closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, isolateHistory } from "@codemirror/commands";
import { markdownKeymap, markdownLanguage } from "@codemirror/lang-markdown";
import { EditorState, type Extension } from "@codemirror/state";
import { drawSelection, EditorView, keymap, placeholder } from "@codemirror/view";
import { addImages } from "./add-images";
import { complete } from "./complete";
import { theme } from "./theme";

interface Options {
  parent: HTMLElement;
  text: string;
  /** The path of the record. */
  source: string;
  /** The name that is read out. */
  label: string;
  onChange: () => void;
  onSave: () => void;
  onStatus: Parameters<typeof addImages>[0]["onStatus"];
}

/** Opens a Markdown editor. `textOf` returns every byte that was not edited unchanged. */
export function openEditor({ parent, text, source, label, onChange, onSave, onStatus }: Options): EditorView {
  const separator = separatorOf(text);
  const save = () => {
    onSave();
    return true;
  };
  const extensions: Extension[] = [
    // Styles are allowed by the nonce of the document's policy.
    EditorView.cspNonce.of(document.querySelector<HTMLElement>("script[nonce]")?.nonce ?? ""),
    EditorState.lineSeparator.of(separator),
    EditorView.clipboardInputFilter.of((pasted) => pasted.replace(/\r\n|\r|\n/g, separator)),
    EditorView.lineWrapping,
    EditorView.perLineTextDirection.of(true),
    EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "true", autocapitalize: "sentences" }),
    placeholder("Write Markdown. [[ links to a record, / inserts"),
    history(),
    drawSelection(),
    aboveBar(parent),
    closeBrackets(),
    complete(source),
    addImages({ source, onStatus }),
    typeOverLines,
    markdownLanguage,
    theme,
    keymap.of([
      { key: "Mod-s", preventDefault: true, run: save },
      ...closeBracketsKeymap,
      ...markdownKeymap,
      ...defaultKeymap,
      ...historyKeymap,
    ]),
    EditorView.updateListener.of(({ docChanged }) => docChanged && onChange()),
  ];
  return new EditorView({ parent, state: EditorState.create({ doc: text, extensions }) });
}

/**
 * The bar that follows sticks to the bottom of the window, over the text. The margin is asked for in two places: scrolling adds
 * it to the cursor within the window, and menus take it off the editor, beyond which they are hidden.
 */
function aboveBar(parent: HTMLElement): Extension {
  let isScrolling = false;
  const margin = () => {
    const bar = parent.nextElementSibling?.getBoundingClientRect().top ?? innerHeight;
    const end = isScrolling ? innerHeight : parent.getBoundingClientRect().bottom;
    isScrolling = false;
    return { bottom: Math.max(0, end - bar) };
  };
  const scrolls = () => {
    isScrolling = true;
    return false;
  };
  return [EditorView.scrollMargins.of(margin), EditorView.scrollHandler.of(scrolls)];
}

/** Over several lines the browser would keep their look in inline styles, which the policy of the page forbids. */
const typeOverLines = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const { from, to } = view.state.selection.main;
    const isOneLine = view.state.doc.lineAt(from).to >= to;
    if (event.inputType !== "insertText" || event.data === null || event.isComposing || isOneLine)
      return false;
    event.preventDefault();
    view.dispatch(view.state.replaceSelection(event.data), { userEvent: "input.type", scrollIntoView: true });
    return true;
  },
});

export const textOf = (view: EditorView): string => view.state.sliceDoc();

/** Replaces the whole text; one undo brings the old one back. */
export function replaceText(view: EditorView, text: string): void {
  if (text === textOf(view)) return;
  const changes = { from: 0, to: view.state.doc.length, insert: text };
  view.dispatch({ changes, annotations: isolateHistory.of("full") });
}

/** If all lines end the same way, new ones do as well; otherwise a carriage return is a character of its line. */
const separatorOf = (text: string): string => {
  const isAll = text.includes("\r\n") && !/[^\r]\n|^\n|\r(?!\n)/.test(text);
  return isAll ? "\r\n" : "\n";
};
