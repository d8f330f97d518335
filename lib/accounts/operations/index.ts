export { createKey, listKeys, revokeKey } from "./api-keys";
export { claimDevice } from "./claim-device";
export { clearDevices } from "./clear-devices";
export { fetchDeviceToken } from "./fetch-device-token";
export { listDevices } from "./list-devices";
export { removeDevice } from "./remove-device";
export { requestDeviceCode } from "./request-device-code";
export { rotateDevice } from "./rotate-device";
export { approveDevice, rejectDevice } from "./settle-device";
