import { watch } from "chokidar";
import { PROCESSES, type ProcessName } from "./bundle";

/** An editor writes a file in several steps, and a checkout many files. */
const SETTLE_MS = 200;

/** Sources that each process loads at start. Next reloads the pages and the API. */
const READ_BY: Record<ProcessName, RegExp> = {
  web: /^(bin\/web|lib\/env\.ts|drizzle\/|next\.config\.ts)/,
  worker: /^(bin\/worker|lib\/|drizzle\/)/,
};
const WATCHED = ["bin", "lib", "drizzle", "next.config.ts"];
const isTest = (path: string) => /\.(test|fixture)\.tsx?$/.test(path);

/** Calls `restart` with each process whose code has changed. Returns a function that stops watching. */
export function watchSources(root: string, restart: (name: ProcessName) => void): () => Promise<void> {
  const changed = new Set<ProcessName>();
  let timer: NodeJS.Timeout | undefined;
  const settle = () => {
    for (const name of changed) restart(name);
    changed.clear();
  };
  const onChange = (path: string) => {
    if (isTest(path)) return;
    for (const name of PROCESSES) if (READ_BY[name].test(path)) changed.add(name);
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLE_MS);
  };
  const watcher = watch(WATCHED, { cwd: root, ignoreInitial: true });
  for (const event of ["add", "change", "unlink"] as const)
    watcher.on(event, (path) => onChange(path.replaceAll("\\", "/")));
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}
