import { contract, refused, route } from "@/lib/api";
import { listProposals, settleProposal } from "@/lib/surveyor";

export const GET = route(contract.surveyorProposals, listProposals);
export const POST = route(contract.surveyorSettle, settleProposal);
export const { PUT, PATCH, DELETE, OPTIONS } = refused;
