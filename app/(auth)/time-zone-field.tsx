"use client";

import { useSyncExternalStore } from "react";
import { TextField } from "@/components/form/field";

interface Props {
  /** What was sent, where the form is shown again. */
  given: string | undefined;
  error: string | undefined;
}

/** The time zone of the owner: that of the browser, unless another one is entered. Left empty without JavaScript. */
export function TimeZoneField({ given, error }: Props) {
  const ofBrowser = useSyncExternalStore(unchanging, browserZone, () => "");
  return (
    <TextField
      // A field keeps its first value.
      key={ofBrowser}
      name="timeZone"
      label="Time zone"
      hint="Such as Europe/Berlin; UTC if left empty. Decides which day is today."
      autoComplete="off"
      maxLength={100}
      defaultValue={given ?? ofBrowser}
      error={error}
    />
  );
}

const unchanging = () => () => {};
const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
