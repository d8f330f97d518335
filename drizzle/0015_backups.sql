CREATE TABLE "backup_drills" (
	"account_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"backup_id" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"passed" boolean NOT NULL,
	"files" integer NOT NULL,
	"rows" integer NOT NULL,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "backup_drills" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "backup_keys" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"shown_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "backup_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "backups" (
	"account_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"file" text,
	"same_as" uuid,
	"size" bigint,
	"content_bytes" bigint,
	"files" integer,
	"rows" integer,
	"digest" text,
	"skipped" json,
	"failure" text,
	"verified_at" timestamp with time zone,
	"fault" text
);
--> statement-breakpoint
ALTER TABLE "backups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "backup_drills_time" ON "backup_drills" USING btree ("account_id","finished_at");--> statement-breakpoint
CREATE INDEX "backups_time" ON "backups" USING btree ("account_id","taken_at");--> statement-breakpoint
CREATE POLICY "own_account" ON "backup_drills" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "backup_keys" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "backups" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);
--> statement-breakpoint
ALTER TABLE "backups" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "backup_drills" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "backup_keys" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "backups", "backup_drills", "backup_keys" TO kv_app;
--> statement-breakpoint
-- An entry that comes with its place, out of a backup, is taken as it is while the account has no chain: the whole
-- chain is then checked and adopted at once.
CREATE OR REPLACE FUNCTION kv_audit_seal() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
	head audit_heads;
	entry audit_entries := NEW;
BEGIN
	IF NEW.seq IS NOT NULL OR NEW.hash IS NOT NULL THEN
		IF EXISTS (SELECT FROM audit_heads WHERE account_id = NEW.account_id) THEN
			RAISE EXCEPTION 'The audit log gives its entries their places itself' USING ERRCODE = 'integrity_constraint_violation';
		END IF;
		RETURN NULL;
	END IF;
	INSERT INTO audit_heads VALUES (NEW.account_id, 0, '') ON CONFLICT DO NOTHING;
	SELECT * INTO STRICT head FROM audit_heads WHERE account_id = NEW.account_id FOR UPDATE;
	entry.seq := head.seq + 1;
	entry.hash := kv_audit_hash(entry, head.hash);
	UPDATE audit_entries SET seq = entry.seq, hash = entry.hash WHERE id = NEW.id;
	UPDATE audit_heads SET seq = entry.seq, hash = entry.hash WHERE account_id = NEW.account_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Makes the account's entries, restored with their places, its chain: only where each goes on the one before, none is
-- missing, and there is no chain yet.
CREATE FUNCTION kv_audit_adopt() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
	account uuid := nullif(current_setting('kv.account_id', true), '')::uuid;
BEGIN
	IF EXISTS (SELECT FROM (
		SELECT e.seq, e.hash, row_number() OVER chain AS place, kv_audit_hash(e, lag(e.hash, 1, '') OVER chain) AS should
		FROM audit_entries e WHERE e.account_id = account WINDOW chain AS (ORDER BY e.seq NULLS LAST, e.id)
	) checked WHERE seq IS DISTINCT FROM place OR hash IS DISTINCT FROM should) THEN
		RAISE EXCEPTION 'The audit log is not whole' USING ERRCODE = 'integrity_constraint_violation';
	END IF;
	INSERT INTO audit_heads SELECT account_id, seq, hash FROM audit_entries
	WHERE account_id = account ORDER BY seq DESC LIMIT 1;
END $$;
