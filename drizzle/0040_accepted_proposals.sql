ALTER TABLE "surveyor_proposals" DROP CONSTRAINT "surveyor_proposals_state_check";--> statement-breakpoint
ALTER TABLE "surveyor_proposals" ADD CONSTRAINT "surveyor_proposals_state_check" CHECK ("state" in ('proposed', 'written', 'accepted', 'removed'));
