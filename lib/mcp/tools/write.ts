import { z } from "zod";
import { count } from "@/lib/core/count";
import { createRecord, editRecord, moveRecord, openDaily } from "@/lib/vault";
import { oneLine, paragraph } from "../text/lines";
import { defineTool } from "./tool";

const { shape: editable } = editRecord.input;
const { shape: creatable } = createRecord.input;

const etag = z
  .string()
  .optional()
  .meta({ description: "The etag that you have read: the edit is refused if the record has changed since" });

export const create = defineTool({
  name: "create",
  title: "Create a record",
  description:
    "Creates a record in the folder of its type. Links to other records are written [[type/name]].",
  operations: [createRecord],
  input: z.strictObject({
    type: creatable.type,
    name: creatable.name,
    fields: creatable.fields,
    body: creatable.body,
  }),
  run: async (ctx, input) => {
    const { path, warnings, etag } = await createRecord(ctx, input);
    return paragraph(
      `Created ${path} (etag ${etag})`,
      ...warnings.slice(0, 10).map(({ message }) => oneLine(message)),
    );
  },
});

export const edit = defineTool({
  name: "edit",
  title: "Edit a record",
  description:
    "Changes parts of a record and keeps every other byte: a section or block, exact texts (each must occur once), fields. Read " +
    "the record first.",
  operations: [editRecord],
  overwrites: true,
  input: z.strictObject({
    path: editable.path,
    section: editable.section,
    replace: editable.replace,
    set: editable.set,
    unset: editable.unset,
    append: editable.append.unwrap().optional().meta({ description: "Values to add to list fields" }),
    etag,
  }),
  run: async (ctx, { etag, ...patch }) => changedText(await editRecord(ctx, { ...patch, ifMatch: etag })),
});

export const append = defineTool({
  name: "append",
  title: "Append to a record",
  description:
    "Adds text to the end of a record or of one of its sections; without a path, to today's daily note.",
  operations: [editRecord, openDaily],
  input: z.strictObject({
    path: editable.path.optional(),
    heading: z.array(z.string()).min(1).optional().meta({ description: "The section, by its heading" }),
    text: z.string().min(1),
  }),
  run: async (ctx, { path, heading, text }) => {
    const at = path ?? (await openDaily(ctx)).path;
    const patch = heading ? { section: { heading, op: "append" as const, text } } : { body_append: text };
    return changedText(await editRecord(ctx, { path: at, ...patch }));
  },
});

export const move = defineTool({
  name: "move",
  title: "Move or rename a record",
  description: "Moves a record to another path; links to it follow.",
  operations: [moveRecord],
  overwrites: true,
  input: z.strictObject({
    path: z.string(),
    to: z.string().meta({ description: "The new path, such as person/Alice Chen.md" }),
    etag,
  }),
  run: async (ctx, { path, to, etag }) => {
    const moved = await moveRecord(ctx, { path, to, ifMatch: etag });
    return paragraph(
      `${moved.raw}; ${count(moved.links_updated, "link")} updated (etag ${moved.etag})`,
      ...moved.warnings.slice(0, 10).map(({ message }) => oneLine(message)),
    );
  },
});

const changedText = ({
  raw,
  fields_changed,
  etag,
}: {
  raw: string;
  fields_changed: string[];
  etag: string;
}): string =>
  `${raw}${fields_changed.length > 0 ? `: ${fields_changed.map((field) => oneLine(field, 60)).join(", ")}` : ""} (etag ${etag})`;
