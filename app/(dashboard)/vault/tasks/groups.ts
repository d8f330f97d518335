/** An open task, as `listTasks` has it. */
export interface Task {
  path: string;
  name: string;
  status: string | null;
  /** `YYYY-MM-DD` */
  due: string | null;
}

export interface TaskGroup {
  title: string;
  tasks: Task[];
}

const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;

const TITLES = ["Overdue", "Today", "Next 7 days", "Later", "No date"] as const;

/** Tasks by when they are due, seen from `today`; groups without a task are left out. */
export function groupsOf(tasks: readonly Task[], today: string): TaskGroup[] {
  const weekEnd = new Date(Date.parse(today) + WEEK_DAYS * DAY_MS).toISOString().slice(0, 10);
  const titleOf = ({ due }: Task): (typeof TITLES)[number] => {
    if (due === null) return "No date";
    if (due < today) return "Overdue";
    if (due === today) return "Today";
    return due <= weekEnd ? "Next 7 days" : "Later";
  };
  return TITLES.map((title) => ({ title, tasks: tasks.filter((task) => titleOf(task) === title) })).filter(
    (group) => group.tasks.length > 0,
  );
}
