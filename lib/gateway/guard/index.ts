export { isPublicAddress } from "./address";
export { PrivateAddress, providerFetch } from "./fetch";
export { checkBaseUrl } from "./url";
