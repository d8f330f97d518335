import type { ReactNode } from "react";
import { Sayings } from "./sayings";
import { SectionLink } from "./section-link";

export default function JanitorLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <nav aria-label="Janitor" className="mb-5 flex gap-1 overflow-x-auto border-b border-line pb-2">
        <SectionLink href="/janitor">Issues</SectionLink>
        <SectionLink href="/janitor/history">Sweeps and fixes</SectionLink>
        <SectionLink href="/janitor/settings">Ignored and settings</SectionLink>
      </nav>
      <Sayings>{children}</Sayings>
    </>
  );
}
