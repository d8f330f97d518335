/** What was dropped: its files, and for each file or folder that the browser cannot read, what to do. */
export interface Dropped {
  files: File[];
  problems: { filename: string; error: string }[];
}

/** The files that are dropped, also those in folders, without hidden ones. */
export async function droppedFiles({ items }: DataTransfer): Promise<Dropped> {
  const dropped: Dropped = { files: [], problems: [] };
  // Read at once: after the event there are none.
  const all = [...items].map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  for (const { entry, file } of all) {
    if (entry && isFolder(entry)) await collect(entry, dropped);
    else if (file) dropped.files.push(file);
  }
  return dropped;
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

async function collect(entry: FileSystemEntry, dropped: Dropped): Promise<void> {
  try {
    if (isFolder(entry)) await collectFolder(entry, dropped);
    else if (isFile(entry)) dropped.files.push(await fileOf(entry));
  } catch {
    dropped.problems.push({ filename: entry.fullPath, error: problemOf(entry) });
  }
}

async function collectFolder(folder: FileSystemDirectoryEntry, dropped: Dropped): Promise<void> {
  const reader = folder.createReader();
  // A reader gives a part at a time, and none at the end.
  for (let part = await nextOf(reader); part.length > 0; part = await nextOf(reader))
    for (const entry of part) if (!entry.name.startsWith(".")) await collect(entry, dropped);
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

const nextOf = (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> =>
  new Promise((resolve, reject) => reader.readEntries(resolve, reject));

function problemOf({ name, fullPath, isDirectory }: FileSystemEntry): string {
  const path = fullPath.replace(/^\/|\/$/g, "");
  // Chromium gives a name that is not UTF-8 as an empty one.
  if (name === "") return `A file in ${path} has a name that cannot be read. Rename it, then drop it again.`;
  return unreadable(isDirectory ? `The folder ${path}` : path);
}

/** What to say of a file or folder that the browser may not or cannot open. */
export const unreadable = (what: string): string =>
  `${what} could not be read. Check that it still exists and that you may open it, then add it again.`;
