import { type ChangeDesc, type EditorState, MapMode, type TransactionSpec } from "@codemirror/state";

/** Where a text will be inserted that is not there yet, while others change: a position, or what was selected. */
export class Place {
  private constructor(
    private from: number,
    private to: number,
    private readonly selected: string,
  ) {}

  static at(position: number): Place {
    return new Place(position, position, "");
  }

  static ofSelection({ selection: { main }, doc }: EditorState): Place {
    return new Place(main.from, main.to, doc.sliceString(main.from, main.to));
  }

  /**
   * Text typed right here goes after the place, unless it belongs before it; if the surrounding text is replaced, the
   * place is after the new text.
   */
  follow(changes: ChangeDesc, belongsBefore = false): void {
    const side = belongsBefore && this.from === this.to ? 1 : -1;
    this.to = changes.mapPos(this.to, side, MapMode.TrackDel) ?? changes.mapPos(this.to, 1);
    this.from = Math.min(changes.mapPos(this.from, 1), this.to);
  }

  /** Inserts `text`, in place of what was selected if it is still the same. The next one goes to `behind`, once this is done. */
  insert(state: EditorState, text: string): { change: TransactionSpec; behind: Place } {
    const { to } = this;
    const { doc, selection } = state;
    const { main } = selection;
    // A line end is one character of the document, whatever the file has.
    const insert = state.toText(text);
    const from = doc.sliceString(this.from, to) === this.selected ? this.from : to;
    const end = from + insert.length;
    const hasCursor = main.from === from && main.to === to;
    const change = { changes: { from, to, insert }, ...(hasCursor && { selection: { anchor: end } }) };
    return { change, behind: Place.at(end) };
  }
}
