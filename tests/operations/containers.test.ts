import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { SOURCES } from "@/bin/supervise/build";
import { argumentsOf } from "@/bin/supervise/bundle";
import { readEnv } from "@/lib/env";

/**
 * There is no Docker engine where the tests run: the files are read as it reads them, as far as that goes. What was
 * tried besides is in docs/operations.md.
 */
const health = z.strictObject({
  test: z.tuple([z.literal("CMD")]).rest(z.string()),
  interval: z.string(),
  timeout: z.string(),
  retries: z.number(),
  start_period: z.string(),
});

/** Of the keys of the Compose specification (github.com/compose-spec/compose-spec, 05-services.md), those in use here. */
const service = z.strictObject({
  image: z.string(),
  build: z.literal(".").optional(),
  restart: z.enum(["no", "always", "on-failure", "unless-stopped"]),
  env_file: z.literal(".env").optional(),
  environment: z.record(z.string(), z.string()),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.literal("service_healthy") })).optional(),
  volumes: z.array(z.string().regex(/^[a-z]+:\/[a-z/]+$/)),
  tmpfs: z.array(z.string()).optional(),
  read_only: z.boolean().optional(),
  init: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  stop_grace_period: z.string(),
  ports: z.array(z.string()).optional(),
  command: z.array(z.string()).optional(),
  healthcheck: health.optional(),
  shm_size: z.string().optional(),
});

const compose = z
  .strictObject({
    "x-service": z.unknown(),
    services: z.strictObject({ database: service, web: service, worker: service }),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(readFileSync("compose.yaml", "utf8"), { merge: true }));
const { database, web, worker } = compose.services;

const dockerfile = readFileSync("Dockerfile", "utf8").replaceAll("\\\n", " ");
const instructions = dockerfile
  .split("\n")
  .filter((line) => line.trim() !== "" && !line.startsWith("#"))
  .map((line) => /^\s*([A-Z]+)\s+(.*)$/.exec(line)?.slice(1) ?? [line]);
const allOf = (name: string) => instructions.filter(([each]) => each === name).map(([, rest = ""]) => rest);

describe("compose.yaml", () => {
  it("names what it declares", () => {
    for (const { volumes, depends_on = {} } of [database, web, worker]) {
      for (const volume of volumes) expect(Object.keys(compose.volumes)).toContain(volume.split(":")[0]);
      for (const name of Object.keys(depends_on)) expect(Object.keys(compose.services)).toContain(name);
    }
  });

  it("sets nothing that the service does not know, and nothing wrong", () => {
    for (const { environment } of [web, worker]) {
      const values = Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [name, value.replace(/\$\{\w+\}/, "0123abcd")]),
      );
      expect(readEnv(values)).toMatchObject({ KV_DATA_DIR: "/data", DATABASE_URL: expect.any(String) });
      const known = readFileSync("lib/env.ts", "utf8");
      // Of the C library, not of the service.
      const names = Object.keys(values).filter((name) => name !== "MALLOC_ARENA_MAX");
      for (const name of names) expect(known).toMatch(new RegExp(`^  ${name}: `, "m"));
      const url = new URL(values.DATABASE_URL ?? "");
      expect([url.hostname, url.username, url.pathname]).toEqual([
        "database",
        database.environment.POSTGRES_USER,
        `/${database.environment.POSTGRES_DB}`,
      ]);
    }
  });

  it("allows web and worker to write only where they must, and gives them time to stop", () => {
    for (const each of [web, worker]) {
      expect(each).toMatchObject({
        read_only: true,
        tmpfs: ["/tmp"],
        cap_drop: ["ALL"],
        volumes: ["data:/data"],
      });
      expect(Number.parseInt(each.stop_grace_period, 10)).toBeGreaterThan(10);
    }
    expect(web.ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)]);
    expect(database.ports).toBeUndefined();
  });

  it("checks the worker's health on its port", () => {
    expect(worker.healthcheck?.test.join(" ")).toContain(`:${worker.environment.KV_WORKER_PORT}/readyz`);
    expect(worker.command).toEqual(["node", ...argumentsOf("worker")]);
  });
});

describe("Dockerfile", () => {
  it("has stages and instructions that there are", () => {
    const known = "FROM WORKDIR ENV COPY RUN VOLUME USER EXPOSE HEALTHCHECK CMD".split(" ");
    expect(instructions.map(([name]) => name).filter((name) => !known.includes(name ?? ""))).toEqual([]);
    const stages = allOf("FROM").map((from) => from.split(" as ")[0]?.split(" AS ")[1]);
    for (const copy of allOf("COPY")) {
      const stage = /--from=(\w+)/.exec(copy)?.[1];
      if (stage) expect(stages).toContain(stage);
    }
  });

  it("runs the web process, as a user without rights", () => {
    expect(allOf("USER")).toEqual(["node"]);
    expect(JSON.parse(allOf("CMD").at(-1) ?? "")).toEqual(["node", ...argumentsOf("web")]);
    expect(dockerfile).toContain("127.0.0.1:3000/readyz");
  });

  it("is given everything that is built from, and no secret, data or test", () => {
    const lines = readFileSync(".dockerignore", "utf8").split("\n");
    expect(lines.find((line) => !line.startsWith("#"))).toBe("*");
    const given = lines.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
    for (const source of SOURCES.filter((each) => existsSync(each)))
      expect(given, source).toContain(source.startsWith("bin/") ? "bin" : source);
    for (const each of given) expect(existsSync(each), each).toBe(true);
    for (const each of ["data", "tests", ".env", "."]) expect(given).not.toContain(each);
    const copied = allOf("COPY")[0]?.split(" ").slice(0, -1);
    expect(copied).toEqual(["package.json", "package-lock.json"]);
  });
});

it("docs/operations.md names the flags that the processes have", () => {
  const guide = readFileSync("docs/operations.md", "utf8");
  for (const name of ["web", "worker"] as const)
    expect(guide).toContain(`node ${argumentsOf(name).join(" ")}`);
});
