import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./lib/*/tables.ts", "./lib/*/tables/*.ts"],
  out: "./drizzle",
  entities: { roles: false },
});
