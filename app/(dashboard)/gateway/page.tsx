import { redirect } from "next/navigation";

export default function GatewayPage() {
  redirect("/gateway/credentials");
}
