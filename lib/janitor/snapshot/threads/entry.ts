/** The code of a thread that reads files for a scan. */
import { serveTasks } from "@/lib/core/threads/serve";
import { Layout } from "@/lib/vault/reading";
import { anchorKeys } from "../anchors";
import { Packer } from "../packed";
import { readContent, readUnchanged, stemOfFile } from "../read";
import { walked } from "../walked";
import type { ScanTasks } from "./tasks";

/** No text outlives its request, so strings may be parts of texts. */
const AS_THEY_ARE = { intern: (text: string) => text };

serveTasks<ScanTasks>({
  walk: ({ root }) => walked(root),
  read: ({ root, layout: settings, paths, sizes }) => {
    const layout = new Layout(settings);
    const packer = new Packer();
    for (const [at, path] of paths.entries()) {
      const stem = stemOfFile(path);
      packer.add(stem, readContent(root, { path, size: sizes[at] ?? 0 }, stem, AS_THEY_ARE, layout));
    }
    return packer.packed();
  },
  anchors: ({ root, files }) =>
    files.map((file) => {
      const text = readUnchanged(root, file);
      return text === null ? null : anchorKeys(text);
    }),
});
