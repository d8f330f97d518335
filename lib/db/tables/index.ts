export { ACCESS, type Access } from "./access";
export { accountSettings, accountTable, claimableTable, detailTable } from "./account-table";
export { accounts } from "./accounts";
export { ACTOR_TYPES, type ActorType } from "./actor";
export { appRole, bytes, createdAt, currentAccount, sealedColumns, timestamptz } from "./columns";
