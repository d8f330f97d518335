import "@fontsource-variable/inter";
import "./globals.css";
import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { THEME_COOKIE, themeOf } from "@/components/shell/theme";

export const metadata: Metadata = {
  title: { default: "Knowledge Vault", template: "%s · Knowledge Vault" },
  description: "A vault of Markdown records, maintained by background workers.",
  robots: { index: false },
  manifest: "/manifest.webmanifest",
  icons: { icon: { url: "/icon.svg", type: "image/svg+xml" }, apple: "/apple-touch-icon.png" },
};

export const viewport: Viewport = { colorScheme: "light dark" };

/** The theme is in the HTML, so that nothing flashes. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = themeOf((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <html lang="en" data-theme={theme === "system" ? undefined : theme}>
      <body>{children}</body>
    </html>
  );
}
