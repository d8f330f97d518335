"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { ActionForm } from "@/components/form/action-form";
import { useFormAction } from "@/components/form/use-form-action";
import { useReplyToast } from "@/components/form/use-reply-toast";
import { setThemeAction } from "./actions";
import { THEMES, type Theme } from "./theme";

const LOOKS = {
  system: { Icon: Monitor, label: "System theme" },
  light: { Icon: Sun, label: "Light theme" },
  dark: { Icon: Moon, label: "Dark theme" },
} as const;

/** Three buttons of one form, so that it works without JavaScript too. */
export function ThemeSwitch({ current }: { current: Theme }) {
  const submission = useFormAction(
    setThemeAction,
    useReplyToast(() => null),
  );
  return (
    <ActionForm submission={submission} className="flex gap-0.5">
      {THEMES.map((theme) => {
        const { Icon, label } = LOOKS[theme];
        return (
          <button
            key={theme}
            type="submit"
            name="theme"
            value={theme}
            aria-label={label}
            title={label}
            aria-pressed={theme === current}
            className="flex size-7 items-center justify-center rounded-md text-muted hover:bg-hover hover:text-ink aria-pressed:bg-hover aria-pressed:text-ink"
          >
            <Icon aria-hidden className="size-4" />
          </button>
        );
      })}
    </ActionForm>
  );
}
