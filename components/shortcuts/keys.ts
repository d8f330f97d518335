/** The plain keys of pages, as handlers compare them with the key that was pressed. */
export const KEY = {
  help: "?",
  search: "/",
  palette: "k",
  nextRow: "j",
  previousRow: "k",
  select: "x",
  accept: "a",
  correct: "c",
  discard: "d",
  undo: "z",
} as const;

/** Keys that are pressed together. */
type Chord = readonly string[];

export interface Shortcut {
  /** Any of these. */
  keys: readonly Chord[];
  does: string;
}

const shown = (key: string): string => key.toUpperCase();

/** All keyboard shortcuts, by where they work. */
export const SHORTCUTS: readonly { where: string; shortcuts: readonly Shortcut[] }[] = [
  {
    where: "On every page",
    shortcuts: [
      {
        keys: [
          ["Ctrl", shown(KEY.palette)],
          ["⌘", shown(KEY.palette)],
        ],
        does: "Go to a record, page or action",
      },
      { keys: [[KEY.search]], does: "Search the vault" },
      { keys: [[KEY.help]], does: "Show keyboard shortcuts" },
      { keys: [["Esc"]], does: "Close a dialog" },
    ],
  },
  {
    where: "In tables",
    shortcuts: [
      { keys: [[shown(KEY.nextRow)], [shown(KEY.previousRow)]], does: "Next row, previous row" },
      { keys: [["Enter"]], does: "Open the row" },
      { keys: [[shown(KEY.select)]], does: "Select the row" },
      { keys: [["Shift", shown(KEY.select)]], does: "Select all rows from the last one" },
    ],
  },
  {
    where: "On Home",
    shortcuts: [{ keys: [["1 – 9"]], does: "Open what needs you, the first to the ninth" }],
  },
  {
    where: "In proposals",
    shortcuts: [
      { keys: [[shown(KEY.nextRow)], [shown(KEY.previousRow)]], does: "Next proposal, previous proposal" },
      { keys: [[shown(KEY.accept)]], does: "Accept" },
      { keys: [[shown(KEY.correct)]], does: "Correct" },
      { keys: [[shown(KEY.discard)]], does: "Discard" },
      { keys: [["Shift", shown(KEY.accept)]], does: "Accept all of the list" },
      { keys: [["Shift", shown(KEY.discard)]], does: "Discard all of the list" },
      { keys: [[shown(KEY.undo)]], does: "Undo the last of these" },
    ],
  },
  {
    where: "In the editor",
    shortcuts: [
      {
        keys: [
          ["Ctrl", "S"],
          ["⌘", "S"],
        ],
        does: "Save",
      },
      { keys: [["[["]], does: "Link to a record" },
      { keys: [["/"]], does: "Insert a heading, a list, a callout and the like" },
    ],
  },
];
