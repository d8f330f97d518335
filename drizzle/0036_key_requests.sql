CREATE TABLE "api_key_days" (
	"account_id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"day" date NOT NULL,
	"requests" integer NOT NULL,
	"failed" integer NOT NULL,
	CONSTRAINT "api_key_days_account_id_key_id_day_pk" PRIMARY KEY("account_id","key_id","day")
);
--> statement-breakpoint
ALTER TABLE "api_key_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "api_key_requests" (
	"account_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"method" text NOT NULL,
	"operation" text,
	"status" integer NOT NULL,
	"ms" integer NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_key_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "api_key_days" ADD CONSTRAINT "api_key_days_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key_days" ADD CONSTRAINT "api_key_days_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key_requests" ADD CONSTRAINT "api_key_requests_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key_requests" ADD CONSTRAINT "api_key_requests_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_key_requests_key" ON "api_key_requests" USING btree ("account_id","key_id","at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE POLICY "own_account" ON "api_key_days" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "own_account" ON "api_key_requests" AS PERMISSIVE FOR ALL TO "kv_app" USING (account_id = nullif(current_setting('kv.account_id', true), '')::uuid) WITH CHECK (account_id = nullif(current_setting('kv.account_id', true), '')::uuid);