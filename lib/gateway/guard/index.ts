export { bounded } from "./bounded";
export { guardedFetch, PrivateAddress, providerFetch, publicLookup, RefusedAddress } from "./fetch";
export { checkBaseUrl, checkPublicUrl, isPublicHost, type Reach } from "./url";
