import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { type Project, projectsOf } from "./projects.ts";

/**
 * What has its own processes comes before all that shares them, as a process ends where another project comes next. Of that,
 * what takes longest comes first, so that no process is left alone with a long file; what waits least comes last.
 */
const ORDER: readonly Project[] = ["layers", "own", "browser", "api", "db", "pure", "deep"];

/** Orders files by the project that they belong to, then as vitest does: by the time that they took, or their size. */
export class Sequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const projects = projectsOf(root);
    const ranks = new Map(ORDER.flatMap((name, rank) => projects[name].map((file) => [file, rank] as const)));
    const rankOf = ({ moduleId }: TestSpecification) => ranks.get(relative(root, moduleId)) ?? ORDER.length;
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rankOf(a) - rankOf(b));
  }
}
