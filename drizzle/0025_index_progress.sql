ALTER TABLE "index_status" ALTER COLUMN "reconciled_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "index_status" ADD COLUMN "found" integer;