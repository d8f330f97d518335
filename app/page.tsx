import { redirect } from "next/navigation";
import { requireVisitor } from "@/app/session/current";

export default async function HomePage() {
  await requireVisitor();
  redirect("/vault");
}
