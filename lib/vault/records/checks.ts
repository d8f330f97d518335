import { withArticle } from "@/lib/core/article";
import { invalid } from "@/lib/core/errors";
import { isListField, type RecordType, STATUS_BY_TYPE, titleField } from "../schema";

/**
 * Checks only the fields that a request changes: an old error elsewhere never blocks an edit.
 * A single text for a list field is wrapped. Throws `VALIDATION_ERROR` at `<prefix>.<field>`.
 * @param takesAnyStatus for records that claim no type and are in the folder of none
 */
export function checkFields(
  type: RecordType,
  fields: Record<string, unknown>,
  prefix: string,
  takesAnyStatus = false,
): [string, unknown][] {
  return Object.entries(fields).map(([field, value]) => {
    const isFree = takesAnyStatus && field === "status";
    return [field, isFree ? value : checkField(type, field, value, prefix)];
  });
}

function checkField(type: RecordType, field: string, value: unknown, prefix: string): unknown {
  const at = `${prefix}.${field}`;
  checkFieldName(field, at);
  if (value === null) return null;
  if (field === "status") return checkStatus(type, value, at);
  if (field === "created") return checkText(field, value, at);
  if (field === titleField(type)) return checkText(field, value, at);
  return isListField(field) ? checkList(field, value, at) : value;
}

/** Whether a record can have a field of this name. */
export const isFieldName = (field: string): boolean =>
  field.trim() === field && field !== "" && field.length <= 200 && !/[\p{Cc}\p{Surrogate}]/u.test(field);

function checkFieldName(field: string, at: string): void {
  if (!isFieldName(field))
    throw invalid(at, "the name of a field has 1 to 200 visible characters, without blanks around them");
}

/** Types without a list of statuses take any. */
export function checkStatus(type: RecordType, value: unknown, at: string): unknown {
  const allowed = STATUS_BY_TYPE[type];
  if (!allowed || (typeof value === "string" && allowed.includes(value))) return value;
  throw invalid(
    at,
    `${JSON.stringify(value)} is not a valid status of ${withArticle(type)}: use one of ${allowed.join(", ")}`,
  );
}

function checkText(field: string, value: unknown, at: string): unknown {
  if (typeof value === "string" && value.trim() !== "") return value;
  throw invalid(at, `${field} must be non-empty text`);
}

/** Checks that no list of a new record is null, which removes nothing there. Throws `VALIDATION_ERROR`. */
export function checkListsGiven(fields: Record<string, unknown>, prefix: string): void {
  const field = Object.keys(fields).find((each) => isListField(each) && fields[each] === null);
  if (field !== undefined) checkList(field, null, `${prefix}.${field}`);
}

function checkList(field: string, value: unknown, at: string): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === "string") return [value];
  throw invalid(at, `${field} is a list: send an array, such as ["[[person/Alice Chen]]"]`);
}
