export { type FollowFrom, followLogs, type LogEvent, logsInput } from "./follow";
