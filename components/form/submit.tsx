"use client";

import { LoaderCircle } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { useIsSubmitting } from "./action-form";

/** Submits its form, and shows that it is being sent. It is not disabled, which would take its focus. */
export function Submit({ children, ...rest }: ComponentProps<typeof Button>) {
  const isSubmitting = useIsSubmitting();
  return (
    <Button
      type="submit"
      look="primary"
      aria-disabled={isSubmitting || undefined}
      aria-busy={isSubmitting}
      {...rest}
    >
      {isSubmitting && <LoaderCircle aria-hidden className="late size-4 animate-spin" />}
      {children}
    </Button>
  );
}
