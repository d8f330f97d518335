import { FileQuestion } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";

export const NoResults = ({ children }: { children: ReactNode }) => (
  <EmptyState Icon={FileQuestion} title="No results">
    {children}
  </EmptyState>
);
