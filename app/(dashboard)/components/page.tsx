import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeader } from "@/components/ui/page-header";
import { env } from "@/lib/env";
import { Buttons } from "./buttons";
import { Data } from "./data";
import { Fields } from "./fields";
import { Messages } from "./messages";
import { States } from "./states";
import { Texts } from "./texts";

export const metadata: Metadata = { title: "Components" };

/** Every component in its states, for those who change one: in development and in tests only. */
export default function ComponentsPage() {
  const { NODE_ENV, KV_STRICT } = env();
  if (NODE_ENV === "production" && KV_STRICT === "no") notFound();
  return (
    <>
      <PageHeader title="Components" purpose="The parts of pages, in all their states." />
      <div className="grid gap-8">
        <Buttons />
        <Fields />
        <States />
        <Messages />
        <Texts />
        <Data />
      </div>
    </>
  );
}
