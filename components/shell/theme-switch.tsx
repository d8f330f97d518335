import { Monitor, Moon, Sun } from "lucide-react";
import { THEMES, type Theme } from "./theme";
import { ThemeForm } from "./theme-form";

const LOOKS = {
  system: { Icon: Monitor, label: "System theme" },
  light: { Icon: Sun, label: "Light theme" },
  dark: { Icon: Moon, label: "Dark theme" },
} as const;

/** Three buttons of one form, so that it works without JavaScript too. */
export function ThemeSwitch({ current }: { current: Theme }) {
  return (
    <ThemeForm>
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
    </ThemeForm>
  );
}
