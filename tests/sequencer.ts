import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { type Project, projectsOf } from "./projects.ts";

/** What has processes of its own comes first, as a process ends where another project comes next. */
const FIRST: readonly Project[] = ["env", "layers"];
/** What waits for the service and its pages, and what computes. One after the other, they would leave processors idle, and then wait for them. */
const WAITING: readonly Project[] = ["own", "browser", "api"];
const COMPUTING: readonly Project[] = ["db", "pure"];
const LAST: readonly Project[] = ["deep"];

/** Whether they are of one project, as in `npm test`: see `vitest.config.ts`. */
const areShared = process.env.KV_TEST_SHARED === "yes";

/**
 * Orders files by the project that they belong to, and within it as vitest does: by the time that they took, or their size, so that
 * no process is left alone with a long file.
 */
export class Sequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const projects = projectsOf(root);
    const sorted = await super.sort(files);
    const of = (names: readonly Project[]) =>
      names.flatMap((name) => {
        const paths = new Set(projects[name]);
        return sorted.filter(({ moduleId }) => paths.has(relative(root, moduleId)));
      });
    const [waiting, computing] = [of(WAITING), of(COMPUTING)];
    const shared = areShared ? mixed(waiting, computing) : [...waiting, ...computing];
    return [...of(FIRST), ...shared, ...of(LAST)];
  }
}

/** Both in their orders, the shorter spread over the longer. */
function mixed<T>(one: readonly T[], other: readonly T[]): T[] {
  const placed = [one, other].flatMap((list) =>
    list.map((item, at) => ({ item, place: (at + 0.5) / list.length })),
  );
  return placed.sort((a, b) => a.place - b.place).map(({ item }) => item);
}
