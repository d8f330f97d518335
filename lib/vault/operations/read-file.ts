import { z } from "zod";
import { textInput } from "@/lib/core/text";
import { defineFileOperation } from "@/lib/operation";
import { openAttachment } from "../attachments/open";
import { vaultPath } from "../path";

/** The bytes of any visible file of the vault. Throws `NOT_FOUND`. */
export const readVaultFile = defineFileOperation({
  id: "readFile",
  http: {
    method: "GET",
    path: "/vault/files/{path}",
    headerNames: ["ETag", "Content-Disposition", "Content-Security-Policy"],
  },
  tag: "Vault",
  summary: "An attachment or another file",
  description:
    "Images, audio and video have their content type, by extension, and a policy that runs nothing; all other files are " +
    "downloads. A symbolic link is 400.",
  input: z.strictObject({ path: textInput.meta({ description: "The path, with its extension" }) }),
  output: z.unknown(),
  shown: ["image/*", "audio/*", "video/*"],
  errors: ["NOT_FOUND"],
  run: (ctx, { path }) => openAttachment(ctx, vaultPath(path)),
});
