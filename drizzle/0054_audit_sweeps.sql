-- The fixes of a run of the Janitor, and what was reverted of them, without reading the account's whole log. Both columns at once, so
-- that the table is rewritten once.
ALTER TABLE "audit_entries"
	ADD COLUMN "sweep" text GENERATED ALWAYS AS ((detail ->> 'sweep')) STORED,
	ADD COLUMN "reverts" integer GENERATED ALWAYS AS ((case when action = 'janitor.revert' and jsonb_typeof(detail -> 'entry') = 'number' then (detail -> 'entry')::int end)) STORED;--> statement-breakpoint
CREATE INDEX "audit_entries_sweep" ON "audit_entries" USING btree ("account_id","sweep","action","seq") WHERE sweep is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_reverts" ON "audit_entries" USING btree ("account_id","reverts") WHERE reverts is not null;
