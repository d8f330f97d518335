export { ensureBuiltIns } from "./built-in";
export { deleteSchedule, editSchedule, editScheduleInput, pauseSchedule, unpauseSchedule } from "./change";
export { createSchedule, createScheduleInput } from "./create";
export { nextTimes, specInput } from "./cron";
export { nextOfType, oneScheduleInput } from "./find";
export { type Fired, fireDue, triggerSchedule } from "./fire";
export { describeSchedule, listSchedules } from "./list";
export { OVERLAP_EFFECTS } from "./overlap";
export type { Schedule } from "./present";
