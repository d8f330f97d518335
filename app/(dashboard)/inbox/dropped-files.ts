/** The files that are dropped, also those in folders, without hidden ones. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  // Read at once: after the event there are none.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const all = [...files];
  if (!entries.some(isFolder)) return all;
  return (await Promise.all(entries.map(filesOf))).flat();
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const found: File[] = [];
  // A reader gives a part at a time, and none at the end.
  for (let part = await nextOf(reader); part.length > 0; part = await nextOf(reader))
    for (const each of part) if (!each.name.startsWith(".")) found.push(...(await filesOf(each)));
  return found;
}

const nextOf = (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> =>
  new Promise((resolve, reject) => reader.readEntries(resolve, reject));
