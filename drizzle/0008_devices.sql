CREATE TABLE "devices" (
	"account_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"hash" text,
	"start" text,
	"fetch_by" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "devices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pairing_requests" (
	"account_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"device_code_hash" text NOT NULL,
	"user_code" text NOT NULL,
	"user_code_hash" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"device_id" uuid,
	"interval" integer NOT NULL,
	"polled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pairing_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "devices_hash" ON "devices" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "devices_account" ON "devices" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pairing_requests_device_code" ON "pairing_requests" USING btree ("device_code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "pairing_requests_user_code" ON "pairing_requests" USING btree ("user_code_hash");--> statement-breakpoint
CREATE INDEX "pairing_requests_account" ON "pairing_requests" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE POLICY "own_account" ON "devices" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "bearer" ON "devices" AS PERMISSIVE FOR SELECT TO "kv_app" USING (hash = current_setting('kv.device_token_hash', true));--> statement-breakpoint
CREATE POLICY "own_account" ON "pairing_requests" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "device_code" ON "pairing_requests" AS PERMISSIVE FOR SELECT TO "kv_app" USING (device_code_hash = current_setting('kv.device_code_hash', true));--> statement-breakpoint
CREATE POLICY "user_code" ON "pairing_requests" AS PERMISSIVE FOR SELECT TO "kv_app" USING (account_id = '00000000-0000-0000-0000-000000000000' and user_code_hash = current_setting('kv.user_code_hash', true));--> statement-breakpoint
CREATE POLICY "claim" ON "pairing_requests" AS PERMISSIVE FOR UPDATE TO "kv_app" USING (account_id = '00000000-0000-0000-0000-000000000000' and user_code_hash = current_setting('kv.user_code_hash', true)) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);
--> statement-breakpoint
ALTER TABLE "devices" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "pairing_requests" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "devices", "pairing_requests" TO kv_app;
--> statement-breakpoint
-- Who bears a device's token: as kv_authenticate for keys, with the caller's rights.
CREATE FUNCTION kv_authenticate_device(token_hash text)
RETURNS TABLE (account_id uuid, vault_dir text, device_id uuid, device_name text, last_used_at timestamptz)
LANGUAGE plpgsql AS $$
DECLARE found_device devices;
BEGIN
	PERFORM set_config('kv.device_token_hash', token_hash, true);
	SELECT * INTO found_device FROM devices d WHERE d.hash = token_hash;
	IF NOT FOUND THEN RETURN; END IF;
	PERFORM set_config('kv.account_id', found_device.account_id::text, true);
	RETURN QUERY SELECT a.account_id, a.vault_dir, found_device.id, found_device.name, found_device.last_used_at
		FROM accounts a WHERE a.account_id = found_device.account_id;
END $$;
