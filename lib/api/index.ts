import "@/lib/wiring";

export { contract, operations } from "./contract";
export { fileHeaders, fileRoute } from "./file";
export { grantRoute } from "./grant";
export { longRoute } from "./long";
export { API_BASE, operationAt } from "./match";
export { openApi } from "./openapi";
export { nextPage } from "./paging";
export { refused } from "./refused";
export { openRoute, refuse, refuseTarget, route, routeWith } from "./route";
export { streamRoute } from "./stream";
