import { spawn } from "node:child_process";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "@/lib/db/embedded";
import { migrate } from "@/lib/db/migrate";
import { TEMPLATE, withDatabase } from "./database";
import { type Room, reachableRoom } from "./room";
import { startShared } from "./shared";

declare module "vitest" {
  export interface ProvidedContext {
    /** The Postgres server of this test run; `freshDatabase` makes databases on it. */
    serverUrl: string;
    /** A directory of this test run, removed in its end. */
    runDirectory: string;
    /** Where the process of vitest answers for what the files of a run share. */
    sharedUrl: string;
  }
}

interface TestServer {
  url: string;
  directory: string;
  sharedUrl: string;
  stop: () => Promise<void>;
}

/** The projects of a run share one server: each loads this module for itself, so it is on `globalThis`. */
const run = globalThis as { kvTestServer?: { users: number; server: Promise<TestServer> } };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  run.kvTestServer ??= { users: 0, server: start() };
  const { kvTestServer } = run;
  kvTestServer.users += 1;
  const server = await kvTestServer.server;
  project.provide("serverUrl", server.url);
  project.provide("runDirectory", server.directory);
  project.provide("sharedUrl", server.sharedUrl);
  return async () => {
    kvTestServer.users -= 1;
    if (kvTestServer.users === 0) await server.stop();
  };
}

async function start(): Promise<TestServer> {
  const room = reachableRoom("kv-tests-");
  const release = endWithThisProcess(room);
  const server = await startEmbedded(room.path, "tests", { durable: false });
  await makeTemplate(server.url);
  const shared = await startShared(server.url);
  const stop = async () => {
    await shared.stop();
    await server.stop();
    await release();
  };
  return { url: server.url, directory: room.path, sharedUrl: shared.url, stop };
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const sql = postgres(serverUrl, { max: 1 });
  await sql.unsafe(`create database ${TEMPLATE}`);
  await sql.end();
  await migrate(withDatabase(serverUrl, TEMPLATE));
}

const CLEAN_UP = `read -r _
pid=$(head -n 1 "$1/postgres/data/postmaster.pid") && kill -INT "$pid" && while kill -0 "$pid"; do sleep 0.1; done
rm -rf "$1"`;

/** A process whose input ends when this one does, however it ends: it then stops the server and removes its files. */
function endWithThisProcess(room: Room): () => Promise<void> {
  const watcher = spawn("/bin/sh", ["-c", CLEAN_UP, "sh", room.path], {
    cwd: "/",
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watcher.unref();
  return () =>
    new Promise((resolve) => {
      watcher.once("exit", () => resolve());
      watcher.stdin.end();
    });
}
