import { isCode } from "@/lib/core/error-code";
import { AccessRefused } from "./refused";

/** Whether an error says that a folder or disk cannot be written to. */
export const isUnwritable = (error: unknown): boolean =>
  error instanceof AccessRefused || isCode(error, "EACCES", "EPERM", "EROFS");
