CREATE TABLE "vault_facts" (
	"account_id" uuid NOT NULL,
	"path" text NOT NULL,
	"mark" text NOT NULL,
	"facts" text NOT NULL,
	CONSTRAINT "vault_facts_account_id_path_pk" PRIMARY KEY("account_id","path")
);
--> statement-breakpoint
ALTER TABLE "vault_facts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_account" ON "vault_facts" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "vault_facts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- As in 0001: a plan must not hang on which accounts Postgres has counted lately.
ALTER TABLE "vault_facts" ALTER COLUMN "account_id" SET STATISTICS 0;
--> statement-breakpoint
-- As in 0047, with the facts.
CREATE OR REPLACE FUNCTION kv_delete_links() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
	caller text := current_setting('kv.account_id', true);
BEGIN
	PERFORM set_config('kv.account_id', OLD.account_id::text, true);
	DELETE FROM vault_links WHERE account_id = OLD.account_id;
	DELETE FROM vault_degrees WHERE account_id = OLD.account_id;
	DELETE FROM vault_texts WHERE account_id = OLD.account_id;
	DELETE FROM vault_files WHERE account_id = OLD.account_id;
	DELETE FROM vault_facts WHERE account_id = OLD.account_id; -- a transaction that stores some locks rows of files
	PERFORM set_config('kv.account_id', coalesce(caller, ''), true);
	RETURN NULL;
END $$;
