export { isOwnOrigin, isServedOverTls, publicAddress } from "@/lib/core/public-address";
