import { isStorable } from "@/lib/core/text";

/**
 * Why a JSON value cannot be stored unchanged; null when it can. Without recursion, since nesting is limited only by
 * the size of a request.
 */
export function problemOfValue(value: unknown): string | null {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const each = left.pop();
    if (typeof each === "string" && !isStorable(each))
      return "contains NUL or half of a character (a lone surrogate)";
    if (typeof each === "number" && Number.isInteger(each) && !Number.isSafeInteger(each))
      return "holds a whole number beyond 9007199254740991, which JSON has rounded: send it as text";
    if (Array.isArray(each)) for (const item of each) left.push(item);
    else if (typeof each === "object" && each !== null)
      for (const [key, inner] of Object.entries(each)) left.push(key, inner);
  }
  return null;
}
