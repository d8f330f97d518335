import { asText, downloadOf, reply } from "@/app/reply";
import { exportCalendar } from "@/lib/vault";

/** Events and due tasks, for other calendars. */
export const GET = (): Promise<Response> =>
  reply(async (ctx) => downloadOf(await exportCalendar(ctx, {})), asText);
