/** The middleware of Express, which needs what requests and responses of Node have. */
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface Options {
    filter?: (request: IncomingMessage, response: ServerResponse) => boolean;
  }
  function compression(
    options?: Options,
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  namespace compression {
    /** Whether the content type can be compressed. */
    const filter: (request: IncomingMessage, response: ServerResponse) => boolean;
  }
  export default compression;
}
