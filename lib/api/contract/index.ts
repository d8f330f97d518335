import * as admin from "./admin";
import * as audit from "./audit";
import * as backups from "./backups";
import * as devices from "./devices";
import * as gateway from "./gateway";
import * as ingest from "./ingest";
import * as janitor from "./janitor";
import * as logs from "./logs";
import type { Operation } from "./operation";
import * as schedules from "./schedules";
import * as service from "./service";
import * as vault from "./vault";
import * as workers from "./workers";
import * as workflows from "./workflows";

/** Every operation of `/api/v1`, by its id. */
export const contract = {
  ...vault,
  ...workers,
  ...janitor,
  ...ingest,
  ...workflows,
  ...schedules,
  ...admin,
  ...audit,
  ...gateway,
  ...logs,
  ...devices,
  ...backups,
  ...service,
};

export const operations: readonly Operation[] = Object.values(contract) as unknown as Operation[];

export { isRepeatable, type Method, type Operation, places } from "./operation";
