import { isUniqueViolation } from "@/lib/core/error-code";
import { KvError } from "@/lib/core/errors";

/** For `catch`: a name that another of its kind has is a conflict of that field. */
export const refuseTakenName =
  (noun: string, name: string) =>
  (error: unknown): never => {
    if (!isUniqueViolation(error)) throw error;
    const message = `There is already a ${noun} named ${name}: choose another name`;
    throw new KvError("CONFLICT", message, { details: [{ path: "name", message }], cause: error });
  };
