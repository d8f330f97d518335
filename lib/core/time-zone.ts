import { textInput } from "./text";

/** IANA time zones that this machine knows, `Europe/Berlin` and `UTC` among them. */
export const timeZoneInput = textInput
  .max(100, "at most 100 characters")
  .refine(isTimeZone, "must be a time zone such as UTC or Europe/Berlin");

/** The time zone of this machine; undefined if it has none. */
export function machineTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isTimeZone(timeZone) ? timeZone : undefined;
}

export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat("en", { timeZone: name }) !== null;
  } catch {
    return false;
  }
}
