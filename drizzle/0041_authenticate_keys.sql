-- As kv_authenticate_key, for requests that arrive together; with the settings of the vault, null for the defaults. Its plans
-- are kept, which the connections of the pool otherwise do not.
CREATE FUNCTION kv_authenticate_keys(key_hashes text[])
RETURNS TABLE (key_hash text, account_id uuid, vault_dir text, vault_settings json, key_id uuid, key_name text, key_access text, expires_at timestamptz, last_used_at timestamptz)
LANGUAGE plpgsql SET plan_cache_mode = 'force_generic_plan' AS $$
DECLARE
	wanted text;
	found_key api_keys;
BEGIN
	FOREACH wanted IN ARRAY key_hashes LOOP
		PERFORM set_config('kv.api_key_hash', wanted, true);
		SELECT * INTO found_key FROM api_keys k WHERE k.hash = wanted;
		CONTINUE WHEN NOT FOUND;
		PERFORM set_config('kv.account_id', found_key.account_id::text, true);
		RETURN QUERY SELECT wanted, a.account_id, a.vault_dir, (SELECT to_json(s) FROM vault_settings s WHERE s.account_id = a.account_id),
				found_key.id, found_key.name, found_key.access, found_key.expires_at, found_key.last_used_at
			FROM accounts a WHERE a.account_id = found_key.account_id;
	END LOOP;
END $$;
