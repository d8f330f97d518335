import type { Person } from "@/lib/accounts";

declare module "next-auth" {
  interface Session {
    person: Person;
  }
  interface User {
    person: Person;
  }
}

declare module "next-auth/jwt" {
  interface JWT {
    person: Person;
  }
}
