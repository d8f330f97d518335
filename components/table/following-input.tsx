"use client";

import { type ComponentProps, useEffect, useRef } from "react";

interface Props extends Omit<ComponentProps<"input">, "defaultValue" | "ref"> {
  /** What the address says. */
  value: string | undefined;
}

/** A text field of a filter. It follows the address; the element, its focus and what was typed before this ran stay. */
export function FollowingInput({ value = "", ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (input.current && value !== shown.current) input.current.value = value;
    shown.current = value;
  }, [value]);
  return <input {...rest} ref={input} defaultValue={value} />;
}
