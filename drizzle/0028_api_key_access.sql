ALTER TABLE "api_keys" ADD COLUMN "access" text DEFAULT 'full' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "last_address" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_access_check" CHECK ("access" in ('full', 'read'));
--> statement-breakpoint
-- As kv_authenticate, with what the key allows and how long.
CREATE FUNCTION kv_authenticate_key(key_hash text)
RETURNS TABLE (account_id uuid, vault_dir text, key_id uuid, key_name text, key_access text, expires_at timestamptz, last_used_at timestamptz)
LANGUAGE plpgsql AS $$
DECLARE found_key api_keys;
BEGIN
	PERFORM set_config('kv.api_key_hash', key_hash, true);
	SELECT * INTO found_key FROM api_keys k WHERE k.hash = key_hash;
	IF NOT FOUND THEN RETURN; END IF;
	PERFORM set_config('kv.account_id', found_key.account_id::text, true);
	RETURN QUERY SELECT a.account_id, a.vault_dir, found_key.id, found_key.name, found_key.access, found_key.expires_at, found_key.last_used_at
		FROM accounts a WHERE a.account_id = found_key.account_id;
END $$;
--> statement-breakpoint
-- Processes of the version before know full access without end only: other keys are none to them.
CREATE OR REPLACE FUNCTION kv_authenticate(key_hash text)
RETURNS TABLE (account_id uuid, vault_dir text, key_id uuid, key_name text, last_used_at timestamptz)
LANGUAGE plpgsql AS $$
DECLARE found_key api_keys;
BEGIN
	PERFORM set_config('kv.api_key_hash', key_hash, true);
	SELECT * INTO found_key FROM api_keys k WHERE k.hash = key_hash AND k.access = 'full' AND k.expires_at IS NULL;
	IF NOT FOUND THEN RETURN; END IF;
	PERFORM set_config('kv.account_id', found_key.account_id::text, true);
	RETURN QUERY SELECT a.account_id, a.vault_dir, found_key.id, found_key.name, found_key.last_used_at
		FROM accounts a WHERE a.account_id = found_key.account_id;
END $$;
