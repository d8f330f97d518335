/** The code of the thread that reads the files of a first index and composes their rows. */
import { serveTasks } from "@/lib/core/threads/serve";
import { Layout } from "../../settings/layout";
import { candidatesOf, Resolver } from "../resolver";
import { type Composed, compose } from "./compose";
import type { ComposingTasks, Start } from "./tasks";

let started: ((files: ComposingTasks["compose"]["input"]["files"]) => Composed) | undefined;

function start({ root, layout: settings, paths }: Start): undefined {
  const [layout, resolver] = [new Layout(settings), new Resolver(candidatesOf(paths))];
  started = (files) => compose(root, files, layout, resolver);
}

serveTasks<ComposingTasks>({
  start,
  end: () => {
    started = undefined;
    return undefined;
  },
  compose: ({ files }) => {
    if (!started) throw new Error("Nothing was started");
    return started(files);
  },
});
