"use server";

import { cookies } from "next/headers";
import { THEME_COOKIE, themeOf } from "./theme";

const A_YEAR = 365 * 24 * 60 * 60;

export async function setThemeAction(form: FormData): Promise<void> {
  const theme = themeOf(String(form.get("theme")));
  (await cookies()).set(THEME_COOKIE, theme, { maxAge: A_YEAR, sameSite: "lax", httpOnly: true });
}
