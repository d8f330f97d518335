"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { Notice } from "@/components/ui/notice";
import type { FormFailure } from "./state";

interface Props {
  failure: FormFailure | null;
  /** Fields that show their own message; where one of them failed, the form needs no other. */
  fields?: readonly string[];
}

/** Why a form was not accepted, unless its fields say so. */
export function FormError({ failure, fields = [] }: Props) {
  if (!failure || fields.some((field) => failure.fields[field])) return null;
  return (
    <Notice kind="failed">
      {failure.message} {failure.isSignedOut && <SignInAgain />}
    </Notice>
  );
}

/** Opens in a new tab, so that what was typed stays. */
export function SignInAgain() {
  const search = useSearchParams().toString();
  const here = usePathname() + (search === "" ? "" : `?${search}`);
  return (
    <a
      href={`/sign-in?next=${encodeURIComponent(here)}`}
      target="_blank"
      rel="noreferrer"
      className="underline"
    >
      Sign in (new tab)
    </a>
  );
}
