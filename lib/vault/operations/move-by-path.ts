import { z } from "zod";
import { defineOperation } from "@/lib/operation";
import { attachmentAt, moveAttachment } from "../attachments/move";
import { moved } from "../change-shapes";
import { etagOf } from "../indexing";
import { tagged } from "../reply-headers";
import { moveRecord } from "./move-record";

const { path, status, ifMatch } = moveRecord.input.shape;

export const moveByPath = defineOperation({
  id: "moveByPath",
  http: { method: "POST", path: "/vault/move", ...tagged },
  tag: "Records",
  summary: "Move a record or an attachment, with both paths in the body",
  description:
    "Every link to it follows; only targets are rewritten. A path that has no .md and is that of a file is an attachment, which " +
    "keeps its extension; `status` is for records.",
  input: z.strictObject({ from: path, to: path, status, ifMatch }),
  output: moved,
  errors: ["NOT_FOUND", "CONFLICT", "PRECONDITION_FAILED"],
  examples: [
    {
      input: { from: "note/Broken.md", to: "note/Fair.md" },
      output: {
        raw: "Moved note/Broken.md to note/Fair.md",
        from: "note/Broken.md",
        to: "note/Fair.md",
        links_updated: 0,
        files_updated: [],
        warnings: [],
        etag: "9f86d081884c7d659a2feaa0c55ad015",
      },
    },
  ],
  run: async (ctx, { from, ...rest }) => {
    const file = await attachmentAt(ctx, from);
    if (file === undefined) return moveRecord(ctx, { ...rest, path: from });
    const { to, links, files, hash } = await moveAttachment(ctx, { ...rest, from: file });
    return {
      raw: `Moved ${file} to ${to}`,
      from: file,
      to,
      links_updated: links,
      files_updated: files,
      warnings: [],
      etag: etagOf(hash),
    };
  },
});
