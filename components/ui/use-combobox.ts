import { type MouseEvent, useId, useState } from "react";

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The state and the attributes of a text field with a list of `count` options, which `label` names. The field keeps the
 * focus, and handles the keys; `at` is the option that Enter would choose, -1 without any.
 */
export function useCombobox(count: number, label: string) {
  const list = useId();
  const [active, setActive] = useState(0);
  const at = Math.min(active, count - 1);
  const idOf = (index: number) => `${list}-${index}`;
  return {
    at,
    /** Makes the first option the active one, as for another text. */
    reset: () => setActive(0),
    /** Whether a key moved in the list; in an empty list, it belongs to the field. */
    move: (key: string): boolean => {
      const step = STEPS[key];
      if (step === undefined || count === 0) return false;
      setActive((at + step + count) % count);
      return true;
    },
    field: {
      role: "combobox",
      "aria-expanded": count > 0,
      "aria-controls": list,
      "aria-autocomplete": "list",
      "aria-activedescendant": count > 0 ? idOf(at) : undefined,
      autoComplete: "off",
    },
    list: {
      id: list,
      role: "listbox",
      "aria-label": label,
      // The field keeps the focus.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    option: (index: number, choose: () => void) => ({
      id: idOf(index),
      role: "option",
      "aria-selected": index === at,
      tabIndex: -1,
      // Once it is released: a touch may begin to scroll the list.
      onClick: choose,
    }),
  } as const;
}
