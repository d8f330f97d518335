export { guardedFetch, PrivateAddress, providerFetch, publicLookup } from "./fetch";
export { checkBaseUrl, checkPublicUrl, isPublicHost, type Reach } from "./url";
