import type { Person, SignedIn } from "@/lib/accounts";

declare module "next-auth" {
  interface Session {
    person: Person | null;
  }
  interface User {
    signedIn: SignedIn;
  }
}

declare module "next-auth/jwt" {
  /** Of the session's cookie, of the device's, or of a sign-in that waits for its code. */
  interface JWT {
    /** The token of a session. */
    session?: string;
    device?: { id: string; email: string };
    pending?: { person: Person; passwordSetAt: string };
  }
}
