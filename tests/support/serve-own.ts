import { type OwnService, type ServiceOptions, startService } from "./own-service";
import { type Serving, serving } from "./serve";

/** A service for this file alone, with an account: to set its environment, to kill it and to start it again. */
export const serveOwn = (options: ServiceOptions = {}): Serving<OwnService> =>
  serving(
    () => startService(options),
    (service) => service.stop(),
  );
