import type { Metadata } from "next";
import { requireContext } from "@/app/session/current";
import { NotFoundState } from "@/components/shell/not-found-state";
import { NotFoundDrafts } from "./not-found-drafts";

export const metadata: Metadata = { title: "Not found" };

export default async function NotFound() {
  const { account } = await requireContext();
  return (
    <NotFoundState>
      <NotFoundDrafts account={account.id} />
    </NotFoundState>
  );
}
