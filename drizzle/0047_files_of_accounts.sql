ALTER TABLE "vault_files" DROP CONSTRAINT "vault_files_account_id_accounts_account_id_fk";
--> statement-breakpoint
ALTER TABLE "vault_texts" DROP CONSTRAINT "vault_texts_account_id_accounts_account_id_fk";
--> statement-breakpoint
-- As in 0046, with the files and their texts.
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
	PERFORM set_config('kv.account_id', coalesce(caller, ''), true);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- As in 0042. A kept plan that was made while the log was short would read all of it for each transaction: rows are found by
-- index, whatever Postgres expects of the table.
CREATE OR REPLACE FUNCTION kv_audit_seal() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET plan_cache_mode = 'force_generic_plan' SET enable_seqscan = 'off' AS $$
DECLARE
	head audit_heads;
	entry audit_entries;
	ids bigint[] := '{}';
	hashes text[] := '{}';
BEGIN
	IF NEW.seq IS NOT NULL OR NEW.hash IS NOT NULL THEN
		IF EXISTS (SELECT FROM audit_heads WHERE account_id = NEW.account_id) THEN
			RAISE EXCEPTION 'The audit log gives its entries their places itself' USING ERRCODE = 'integrity_constraint_violation';
		END IF;
		RETURN NULL;
	END IF;
	IF EXISTS (SELECT FROM audit_entries WHERE id = NEW.id AND seq IS NOT NULL) THEN RETURN NULL; END IF;
	INSERT INTO audit_heads VALUES (NEW.account_id, 0, '') ON CONFLICT DO NOTHING;
	SELECT * INTO STRICT head FROM audit_heads WHERE account_id = NEW.account_id FOR UPDATE;
	-- Those of other transactions have their places, or are not seen.
	FOR entry IN SELECT * FROM audit_entries WHERE account_id = NEW.account_id AND id >= NEW.id AND seq IS NULL ORDER BY id LOOP
		entry.seq := head.seq + cardinality(ids) + 1;
		head.hash := kv_audit_hash(entry, head.hash);
		ids := ids || entry.id;
		hashes := hashes || head.hash;
	END LOOP;
	UPDATE audit_entries SET seq = head.seq + sealed.n, hash = sealed.hash
		FROM unnest(ids, hashes) WITH ORDINALITY AS sealed(id, hash, n) WHERE audit_entries.id = sealed.id;
	UPDATE audit_heads SET seq = head.seq + cardinality(ids), hash = head.hash WHERE account_id = NEW.account_id;
	RETURN NULL;
END $$;
