/** `system` follows the device. Stored in a cookie, so that the server renders it. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_COOKIE = "kv-theme";

export const themeOf = (value: string | undefined): Theme =>
  THEMES.find((theme) => theme === value) ?? "system";
