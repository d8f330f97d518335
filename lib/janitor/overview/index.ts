export { runsOfSweeps } from "./runs";
export { type Tally, type TallyRow, tallyIssues } from "./tally";
