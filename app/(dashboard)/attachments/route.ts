import { assertWholeBody, reply } from "@/app/reply";
import { invalid } from "@/lib/core/errors";
import { addAttachment } from "@/lib/vault";

/** Adds an image to the vault: the bytes, with its name and the record that will embed it in the address. */
export const POST = (request: Request): Promise<Response> =>
  reply(async (ctx) => {
    assertWholeBody(request);
    const params = new URL(request.url).searchParams;
    const [filename, source] = [params.get("name"), params.get("source")];
    if (filename === null || source === null) throw invalid("name", "Give name and source");
    return addAttachment(ctx, { filename, source, bytes: new Uint8Array(await request.arrayBuffer()) });
  });
