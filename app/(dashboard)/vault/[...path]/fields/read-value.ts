import { z } from "zod";
import { text } from "@/app/action";
import { invalid } from "@/lib/core/errors";
import { isKind, type Kind } from "./kind";

const item = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** The value of a field, from the form of its dialog. Throws `VALIDATION_ERROR`. */
export function readValue(form: FormData): unknown {
  const kind = text(form, "kind");
  if (!isKind(kind)) throw invalid("kind", "choose one of the kinds");
  return READERS[kind](form);
}

const READERS: Record<Kind, (form: FormData) => unknown> = {
  text: (form) => text(form, "value").replace(/\r\n/g, "\n"),
  number: (form) => {
    const written = text(form, "value").trim();
    const value = Number(written);
    if (written === "" || !Number.isFinite(value))
      throw invalid("value", "must be a number, such as 12 or 1.5");
    return value;
  },
  date: (form) => {
    const value = text(form, "value");
    if (Number.isNaN(Date.parse(value))) throw invalid("value", "must be a date, such as 2026-03-13");
    return value;
  },
  "yes-no": (form) => form.has("value"),
  list: (form) => form.getAll("item").map(itemOf),
};

/** Items are sent as JSON, so that untouched ones keep their types. */
function itemOf(sent: FormDataEntryValue): z.output<typeof item> {
  try {
    return item.parse(JSON.parse(String(sent)));
  } catch {
    throw invalid("value", "has an item that is no text, number, true, false or null");
  }
}
