import "@/lib/wiring";

export { fileHeaders } from "./handlers/file";
export { withAccount } from "./handlers/handle";
export { rejectMethod, rejectTarget } from "./handlers/reject";
export { type ApiOperation, acceptsIdempotencyKey } from "./kinds";
export { operationAt } from "./match";
export { type OperationId, type OperationsById, openApi, operations, operationsById } from "./operations";
export { isForeign } from "./reply/cors";
export { HTTP_STATUS } from "./reply/errors";
export { type Reply, SIZE_HEADER, sizeOf, toResponse, withoutStream } from "./reply/reply";
export { acceptsJson } from "./request/accept";
export { API_BASE, isOfApi } from "./request/base";
export { readBody } from "./request/body";
export { CLIENT_LEFT } from "./request/client-left";
export { isUtf8Escaped } from "./request/encoding";
export { nameOperation } from "./request/operation";
export type { ApiRequest } from "./request/request";
export { answerApi, routePath, routes } from "./routes";
