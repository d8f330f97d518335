ALTER TABLE "backups" ADD COLUMN "review" text;--> statement-breakpoint
ALTER TABLE "backups" ADD CONSTRAINT "backups_review_check" CHECK ("review" in ('suspect', 'confirmed'));