import { asText, downloadOf, reply } from "@/app/reply";
import { downloadBackup } from "@/lib/backups";

/** Downloads a backup. */
export const GET = (_: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> =>
  reply(async (ctx) => downloadOf(await downloadBackup(ctx, await params)), asText);
