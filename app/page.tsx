import { redirect } from "next/navigation";
import { requireVisitor } from "@/app/session/current";

export default async function RootPage() {
  await requireVisitor();
  redirect("/home");
}
