import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ["@dbos-inc/dbos-sdk", "@node-rs/argon2", "pino", "postgres"],
  // The API sets its own content types; trailing slashes are no paths of ours.
  skipTrailingSlashRedirect: true,
};

export default config;
