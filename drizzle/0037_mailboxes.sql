CREATE TABLE "mailbox_messages" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"mailbox_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mailbox_messages_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
ALTER TABLE "mailbox_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mailboxes" (
	"account_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"security" text NOT NULL,
	"username" text NOT NULL,
	"master_key_id" text NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"folder" text NOT NULL,
	"after" text NOT NULL,
	"move_to" text,
	"every_minutes" integer NOT NULL,
	"include_existing" boolean NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"uid_validity" text,
	"last_uid" bigint DEFAULT 0 NOT NULL,
	"pulled" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"error" text,
	"last_pull_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mailboxes_security_check" CHECK ("security" in ('tls', 'starttls', 'none')),
	CONSTRAINT "mailboxes_after_check" CHECK ("after" in ('leave', 'mark_seen', 'move'))
);
--> statement-breakpoint
ALTER TABLE "mailboxes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mailbox_messages" ADD CONSTRAINT "mailbox_messages_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox_messages" ADD CONSTRAINT "mailbox_messages_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD CONSTRAINT "mailboxes_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailbox_messages_mailbox" ON "mailbox_messages" USING btree ("mailbox_id");--> statement-breakpoint
CREATE INDEX "mailboxes_account" ON "mailboxes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mailboxes_due" ON "mailboxes" USING btree ("due_at") WHERE enabled;--> statement-breakpoint
CREATE POLICY "own_account" ON "mailbox_messages" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "mailboxes" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);
--> statement-breakpoint
-- Mailboxes that are due, as `kv_due` answers for other work, which processes of the version before call.
GRANT SELECT (account_id, enabled, due_at) ON "mailboxes" TO kv_due;
--> statement-breakpoint
CREATE POLICY "due" ON "mailboxes" FOR SELECT TO kv_due USING (enabled);
--> statement-breakpoint
CREATE FUNCTION kv_due_mailboxes(at timestamptz) RETURNS TABLE (account_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
	SELECT DISTINCT m.account_id FROM mailboxes m WHERE m.enabled AND m.due_at <= at
$$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO kv_due;
--> statement-breakpoint
ALTER FUNCTION kv_due_mailboxes(timestamptz) OWNER TO kv_due;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM kv_due;
--> statement-breakpoint
REVOKE ALL ON FUNCTION kv_due_mailboxes(timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION kv_due_mailboxes(timestamptz) TO kv_app;
