import { contract, refused, route } from "@/lib/api";
import { renameCluster } from "@/lib/workers";

export const PATCH = route(contract.surveyorRename, renameCluster);
export const { GET, POST, PUT, DELETE, OPTIONS, HEAD } = refused;
