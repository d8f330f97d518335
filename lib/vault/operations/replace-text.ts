import { z } from "zod";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import type { Context } from "@/lib/db";
import { changeVault } from "../change";
import { checkMatch, etagOf } from "../indexing";
import { existingRecordPath } from "../path";
import { parseRecord } from "../record";
import { ifMatchInput, pathInput } from "../records/input";
import { assertRecord } from "../records/placed";
import { layoutIn } from "../settings/read";
import { hashOf, readStored } from "../store";
import { assertUtf8 } from "./edit-record";

const input = z.strictObject({ path: pathInput, text: textInput, ifMatch: ifMatchInput });

/**
 * Replaces the whole text of a record, as an editor of files does: invalid frontmatter can be fixed, and saved half-fixed.
 * Throws `NOT_FOUND`, `PRECONDITION_FAILED`, `VALIDATION_ERROR`.
 */
export async function replaceText(ctx: Context, request: z.input<typeof input>): Promise<{ etag: string }> {
  const { path: raw, text, ifMatch } = parse(input, request);
  const path = existingRecordPath(raw);
  const hash = hashOf(text);
  await changeVault(ctx, {
    lock: [path],
    plan: async (tx) => {
      assertRecord(await layoutIn(ctx, tx), path);
      const before = await readStored(ctx.account.vaultDir, path);
      checkMatch(ifMatch, before.hash);
      assertUtf8(before);
      if (text === before.text) return { changes: [] };
      const fields = fieldsChanged(before.text, text);
      const entry = {
        action: "record.edit",
        subject: path,
        before: before.hash,
        after: hash,
        detail: { fields },
      };
      return { changes: [{ kind: "write", before, content: text, fields, entries: [entry] }] };
    },
  });
  return { etag: etagOf(hash) };
}

/** Names of the fields that differ, and `body`. */
function fieldsChanged(before: string, after: string): string[] {
  const [old, now] = [parseRecord(before), parseRecord(after)];
  const names = new Set([...Object.keys(old.frontmatter), ...Object.keys(now.frontmatter)]);
  const differs = (name: string) =>
    JSON.stringify(old.frontmatter[name]) !== JSON.stringify(now.frontmatter[name]);
  return [...[...names].filter(differs), ...(old.body === now.body ? [] : ["body"])];
}
