"use client";

import { Button } from "@/components/ui/button";
import { FOCUSABLE } from "@/components/ui/focusable";
import { Modal } from "@/components/ui/modal";
import { SHORTCUTS, type Shortcut } from "./keys";

export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <Modal title="Keyboard shortcuts" onClose={onClose}>
    <section aria-label="Shortcuts" className="-mx-2 max-h-[60dvh] overflow-y-auto px-2" {...FOCUSABLE}>
      {SHORTCUTS.map(({ where, shortcuts }) => (
        <section key={where} aria-label={where} className="mb-4 last:mb-0">
          <h3 className="mb-1 font-medium">{where}</h3>
          <dl className="flex flex-col gap-1">
            {shortcuts.map((shortcut) => (
              <div key={shortcut.does} className="flex items-baseline justify-between gap-4">
                <dt className="text-muted">{shortcut.does}</dt>
                <dd className="shrink-0">
                  <Keys of={shortcut} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
    <div className="mt-4 flex justify-end">
      <Button onClick={onClose}>Close</Button>
    </div>
  </Modal>
);

const Keys = ({ of: { keys } }: { of: Shortcut }) =>
  keys.map((chord, index) => (
    <span key={chord.join("+")}>
      {index > 0 && <span className="text-muted"> or </span>}
      {chord.map((key) => (
        <kbd key={key} className="ml-1 rounded-xs border border-line px-1 font-sans text-xs">
          {key}
        </kbd>
      ))}
    </span>
  ));
