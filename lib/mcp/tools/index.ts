import { ask } from "./ask";
import { neighbourhood, recent, tags } from "./browse";
import { addInboxFile, inbox } from "./inbox";
import { read } from "./read";
import { run, status } from "./runs";
import { decisions, search } from "./search";
import { tasksDue } from "./tasks";
import type { Tool } from "./tool";
import { append, create, edit, move } from "./write";

export type { Tool } from "./tool";

/** In the order in which assistants see them. None deletes. */
export const tools: readonly Tool[] = [
  search,
  ask,
  read,
  recent,
  neighbourhood,
  tags,
  tasksDue,
  decisions,
  create,
  edit,
  append,
  move,
  inbox,
  addInboxFile,
  run,
  status,
];
