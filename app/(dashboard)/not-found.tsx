import type { Metadata } from "next";
import { NotFoundState } from "@/components/shell/not-found-state";

export const metadata: Metadata = { title: "Not found" };

export default function NotFound() {
  return <NotFoundState />;
}
