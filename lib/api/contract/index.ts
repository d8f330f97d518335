import * as schedules from "./schedules";
import * as service from "./service";
import * as workers from "./workers";
import * as workflows from "./workflows";

/** Every operation of `/api/v1`, by its id. */
export const contract = {
  ...workers,
  ...workflows,
  ...schedules,
  ...service,
};
