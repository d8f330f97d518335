import "@/lib/wiring";
import { accountCommands } from "./accounts";
import { auditCommands } from "./audit";
import { backupCommands } from "./backup";
import { checkCommands } from "./check";
import type { Command } from "./command";
import { detach } from "./detach";
import { folders } from "./folders";
import { healthCommands } from "./health";
import { keyCommands } from "./keys";
import { mcp } from "./mcp";
import { passwordCommands } from "./password";
import { profileCommands } from "./profile";
import { pruneCommands } from "./prune";
import { sample } from "./sample";
import { secretCommands } from "./secrets";
import { vaultCommands } from "./vault";

/** In the order of the usage text. */
export const commands: Command[] = [
  ...accountCommands,
  detach,
  folders,
  ...passwordCommands,
  ...profileCommands,
  ...keyCommands,
  mcp,
  ...vaultCommands,
  sample,
  ...auditCommands,
  ...healthCommands,
  ...checkCommands,
  ...secretCommands,
  ...pruneCommands,
  ...backupCommands,
];
