CREATE TABLE "recovery_codes" (
	"account_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "second_factors" (
	"account_id" uuid NOT NULL,
	"user_id" uuid PRIMARY KEY NOT NULL,
	"master_key_id" text NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "second_factors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sessions" (
	"account_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_set_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_hash" ON "recovery_codes" USING btree ("user_id","hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_hash" ON "sessions" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("account_id","user_id","created_at");--> statement-breakpoint
CREATE POLICY "own_account" ON "recovery_codes" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "second_factors" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "sessions" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "bearer" ON "sessions" AS PERMISSIVE FOR SELECT TO "kv_app" USING (hash = current_setting('kv.session_hash', true));
--> statement-breakpoint
-- The session with this token, unless it has expired: as kv_authenticate for keys, with the caller's rights.
CREATE FUNCTION kv_find_session(token_hash text)
RETURNS TABLE (account_id uuid, vault_dir text, session_id uuid, user_id uuid, email text, name text, last_used_at timestamptz)
LANGUAGE plpgsql AS $$
DECLARE found_session sessions;
BEGIN
	PERFORM set_config('kv.session_hash', token_hash, true);
	SELECT * INTO found_session FROM sessions s WHERE s.hash = token_hash AND s.expires_at > now();
	IF NOT FOUND THEN RETURN; END IF;
	PERFORM set_config('kv.account_id', found_session.account_id::text, true);
	RETURN QUERY SELECT a.account_id, a.vault_dir, found_session.id, u.id, u.email, u.name, found_session.last_used_at
		FROM accounts a JOIN users u ON u.account_id = a.account_id
		WHERE a.account_id = found_session.account_id AND u.id = found_session.user_id;
END $$;
