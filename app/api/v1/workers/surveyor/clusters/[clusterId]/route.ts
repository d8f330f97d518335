import { contract, refused, route } from "@/lib/api";
import { renameCluster } from "@/lib/surveyor";

export const PATCH = route(contract.surveyorRename, renameCluster);
export const { GET, POST, PUT, DELETE, OPTIONS, HEAD } = refused;
