export { isPublicAddress } from "./address";
export { guardedFetch, PrivateAddress, providerFetch } from "./fetch";
export { checkBaseUrl, checkPublicUrl } from "./url";
