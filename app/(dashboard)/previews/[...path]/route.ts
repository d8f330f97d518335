import { reply } from "@/app/reply";
import { textOf } from "@/components/vault/record-text";
import { existingRecordPath, plainLine, readContent } from "@/lib/vault";

interface Props {
  params: Promise<{ path: string[] }>;
}

const LENGTH = 280;
/** Characters of the text, before its markup is removed. */
const MAX_READ = 4_000;

/** What the preview of a link says of a record: its name, its type and the first lines of its text. */
export const GET = (_: Request, { params }: Props): Promise<Response> =>
  reply(async (ctx) => {
    const path = existingRecordPath((await params).path.join("/"));
    const record = await readContent(ctx, path);
    return {
      name: record.name,
      type: record.type,
      text: shortened(plainLine(textOf(record).slice(0, MAX_READ))),
    };
  });

/** The whole words that fit. */
const shortened = (text: string): string =>
  text.length <= LENGTH ? text : `${text.slice(0, LENGTH).replace(/\s+\S*$/, "")} …`;
