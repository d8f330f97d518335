CREATE TABLE "vault_degrees" (
	"account_id" uuid NOT NULL,
	"path" text NOT NULL,
	"degree" integer NOT NULL,
	CONSTRAINT "vault_degrees_account_id_path_pk" PRIMARY KEY("account_id","path")
);
--> statement-breakpoint
ALTER TABLE "vault_degrees" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "index_status" ADD COLUMN "degrees_counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "vault_degrees_most" ON "vault_degrees" USING btree ("account_id","degree" DESC NULLS FIRST,"path");--> statement-breakpoint
CREATE POLICY "own_account" ON "vault_degrees" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
-- Adds links to the degrees of the files at their two ends, or takes them away, in accounts whose degrees are counted.
CREATE FUNCTION kv_add_degrees(links vault_links[], n integer) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
	INSERT INTO vault_degrees AS kept (account_id, path, degree)
		SELECT link.account_id, ends.path, sum(n) FROM unnest(links) AS link
			JOIN index_status s ON s.account_id = link.account_id AND s.degrees_counted,
			unnest(ARRAY[link.source, link.target_path]) AS ends(path)
		WHERE link.target_path IS NOT NULL GROUP BY link.account_id, ends.path
		ON CONFLICT (account_id, path) DO UPDATE SET degree = kept.degree + excluded.degree;
	IF n < 0 THEN
		DELETE FROM vault_degrees WHERE degree = 0;
	END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION kv_count_degrees() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM index_status WHERE degrees_counted) THEN
		RETURN NULL;
	END IF;
	IF TG_OP <> 'INSERT' THEN
		PERFORM kv_add_degrees(array_agg(ROW(link.*)::vault_links), -1) FROM removed AS link WHERE target_path IS NOT NULL;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		PERFORM kv_add_degrees(array_agg(ROW(link.*)::vault_links), 1) FROM added AS link WHERE target_path IS NOT NULL;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER degrees_added AFTER INSERT ON "vault_links" REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION kv_count_degrees();
--> statement-breakpoint
CREATE TRIGGER degrees_removed AFTER DELETE ON "vault_links" REFERENCING OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION kv_count_degrees();
--> statement-breakpoint
CREATE TRIGGER degrees_changed AFTER UPDATE ON "vault_links" REFERENCING OLD TABLE AS removed NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION kv_count_degrees();
--> statement-breakpoint
-- As in 0043; the account's row of `index_status` is gone by then, so that its degrees are not counted down.
CREATE OR REPLACE FUNCTION kv_delete_links() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
	caller text := current_setting('kv.account_id', true);
BEGIN
	PERFORM set_config('kv.account_id', OLD.account_id::text, true);
	DELETE FROM vault_links WHERE account_id = OLD.account_id;
	DELETE FROM vault_degrees WHERE account_id = OLD.account_id;
	PERFORM set_config('kv.account_id', coalesce(caller, ''), true);
	RETURN NULL;
END $$;
