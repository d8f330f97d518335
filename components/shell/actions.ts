"use server";

import { cookies } from "next/headers";
import type { FormState } from "@/components/form/state";
import { THEME_COOKIE, themeOf } from "./theme";

const A_YEAR = 365 * 24 * 60 * 60;

export async function setThemeAction(_: FormState, form: FormData): Promise<FormState> {
  const theme = themeOf(String(form.get("theme")));
  (await cookies()).set(THEME_COOKIE, theme, { maxAge: A_YEAR, sameSite: "lax", httpOnly: true });
  return { ok: true, value: undefined };
}
