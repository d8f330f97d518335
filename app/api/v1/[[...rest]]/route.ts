import { refused } from "@/lib/api";

/** Whatever no other route answers: there is nothing here, said in our envelope. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
