import type { Metadata } from "next";
import { requireContext } from "@/app/session/current";
import { NotFoundState } from "@/components/shell/not-found-state";
import { LostDrafts } from "./lost-drafts";

export const metadata: Metadata = { title: "Not found" };

export default async function NotFound() {
  const { account } = await requireContext();
  return (
    <NotFoundState>
      <LostDrafts account={account.id} />
    </NotFoundState>
  );
}
