import { isCode } from "@/lib/core/error-code";

/** Whether a folder or a disk lets nobody write to it. */
export const isUnwritable = (error: unknown): boolean => isCode(error, "EACCES", "EPERM", "EROFS");
