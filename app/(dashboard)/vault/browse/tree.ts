interface Named {
  path: string;
  count: number;
}

export interface Branch extends Named {
  /** The last part of the path. */
  name: string;
  level: number;
}

/** The parts of a tree that are shown: those at the top, and the branches on the way to the current one. */
export function openBranches(all: readonly Named[], current: string | undefined): Branch[] {
  const isOpen = (parent: string) =>
    parent === "" || current === parent || current?.startsWith(`${parent}/`) === true;
  return all
    .map((each) => {
      const at = each.path.lastIndexOf("/");
      return { ...each, parent: each.path.slice(0, Math.max(0, at)), name: each.path.slice(at + 1) };
    })
    .filter(({ parent }) => isOpen(parent))
    .sort((a, b) => compare(a.path, b.path))
    .map(({ path, count, name }) => ({ path, count, name, level: path.split("/").length - 1 }));
}

/** By parts, so that what is nested follows its parent. */
function compare(a: string, b: string): number {
  const [x, y] = [a.split("/"), b.split("/")];
  for (let at = 0; at < Math.min(x.length, y.length); at += 1) {
    const order = (x[at] ?? "").localeCompare(y[at] ?? "", "en");
    if (order !== 0) return order;
  }
  return x.length - y.length;
}
