export { LOG_SERVICES, type LogService } from "./files/names";
export { type Log, logger, logsDirectory, plainLogger } from "./log";
export { idOf, positionOf } from "./read/cursor";
export { LogSource, type PositionedLine } from "./read/source";
