import { createHash, randomBytes } from "node:crypto";

/** 30 days: after that the password is asked for again. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** The form of a session's token: 256 random bits, base64url. */
export const SESSION_TOKEN_FORM = /^[A-Za-z0-9_-]{43}$/;

export const newSessionToken = (): string => randomBytes(32).toString("base64url");

/** SHA-256, hex: what the database holds of a token. */
export const hashSessionToken = (token: string): string => createHash("sha256").update(token).digest("hex");
