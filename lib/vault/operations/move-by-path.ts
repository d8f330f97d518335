import { z } from "zod";
import { defineOperation } from "@/lib/operation";
import { tagged } from "../reply-headers";
import { moved } from "../shapes";
import { moveRecord } from "./move-record";

const { path, status, ifMatch } = moveRecord.input.shape;

export const moveByPath = defineOperation({
  id: "moveByPath",
  http: { method: "POST", path: "/vault/move", ...tagged },
  tag: "Vault",
  summary: "Move a record, with both paths in the body",
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
        etag: "6d74bc4f92cc1bc03393c26f6d376dd7",
      },
    },
  ],
  run: (ctx, { from, ...rest }) => moveRecord(ctx, { ...rest, path: from }),
});
