import * as admin from "./admin";
import * as distiller from "./distiller";
import * as logs from "./logs";
import * as schedules from "./schedules";
import * as service from "./service";
import * as vault from "./vault";
import * as workers from "./workers";
import * as workflows from "./workflows";

/** Every operation of `/api/v1`, by its id. */
export const contract = {
  ...vault,
  ...workers,
  ...distiller,
  ...workflows,
  ...schedules,
  ...admin,
  ...logs,
  ...service,
};
