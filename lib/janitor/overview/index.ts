export { runsOfSweeps, type SweepRun } from "./runs";
export { type Tally, type TallyRow, tallyIssues } from "./tally";
