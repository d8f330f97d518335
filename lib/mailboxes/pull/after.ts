import type { ImapFlow } from "imapflow";
import { KvError } from "@/lib/core/errors";
import { assertFolder, foldersOf } from "../connect/client";
import type { MailboxRow } from "../find";

type Settings = Pick<MailboxRow, "folder" | "after" | "moveTo">;

/** Opens the folder, after a check that everything asked for can be done. */
export async function openFolder(client: ImapFlow, { folder, after, moveTo }: Settings) {
  const folders = await foldersOf(client);
  assertFolder(folders, folder);
  if (after === "move") {
    assertFolder(folders, moveTo ?? "");
    // Without either, the server would also remove what somebody else has marked as deleted.
    if (!client.capabilities.has("MOVE") && !client.capabilities.has("UIDPLUS"))
      throw new KvError("EXEC_ERROR", "The server cannot move messages: choose to mark them as read.");
  }
  const opened = await client.mailboxOpen(folder, { readOnly: after === "leave" });
  return { ...opened, folders };
}

/**
 * Does with a message what its owner chose, once it is in the inbox. Returns a sentence when the server refused that, which
 * keeps no other message from coming. Throws when the connection was lost: it is done with the next pull.
 */
export async function finishMessage(
  client: ImapFlow,
  uid: number,
  { after, moveTo }: Settings,
): Promise<string | null> {
  if (after === "leave") return null;
  const isDone =
    after === "move"
      ? await client.messageMove(`${uid}`, moveTo ?? "", { uid: true })
      : await client.messageFlagsAdd(`${uid}`, ["\\Seen"], { uid: true });
  if (isDone) return null;
  const what = after === "move" ? `moved to “${moveTo}”` : "marked as read";
  const sentence = `A message is in the inbox, but could not be ${what} on the server: check the rights of the folder.`;
  if (!client.usable) throw new KvError("EXEC_ERROR", sentence);
  return sentence;
}
