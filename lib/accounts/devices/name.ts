import { textInput } from "@/lib/core/text";

/** The name of a device, as its owner sees it. */
export const deviceName = textInput
  .trim()
  .min(1, "name the device, such as kitchen tablet")
  .max(100, "at most 100 characters")
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]*$/u, "no control characters");
