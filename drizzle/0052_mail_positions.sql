ALTER TABLE "mailboxes" ADD COLUMN "old_until" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD COLUMN "stuck_uid" bigint;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;
