import { isCode } from "@/lib/core/error-code";

/** Whether an error says that a folder or disk cannot be written to. */
export const isUnwritable = (error: unknown): boolean => isCode(error, "EACCES", "EPERM", "EROFS");
