"use client";

import { LoaderCircle } from "lucide-react";
import type { ComponentProps } from "react";
import { useFormStatus } from "react-dom";
import { Button } from "./button";

/** Sends its form, and says so while it is on its way. */
export function Submit({ children, disabled, ...rest }: ComponentProps<typeof Button>) {
  const { pending } = useFormStatus();
  return (
    <Button type="submit" look="primary" disabled={disabled || pending} aria-busy={pending} {...rest}>
      {pending && <LoaderCircle aria-hidden className="late size-4 animate-spin" />}
      {children}
    </Button>
  );
}
