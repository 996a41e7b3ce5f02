CREATE TABLE "shopify_connections" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"shop" text NOT NULL,
	"client_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"shop_name" text NOT NULL,
	"currency" text NOT NULL,
	"primary_locale" text,
	"has_japanese" boolean NOT NULL,
	"scopes" jsonb NOT NULL,
	"policies" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"connected_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tested_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shopify_sends" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"shop" text NOT NULL,
	"state" text NOT NULL,
	"step" text DEFAULT 'photos' NOT NULL,
	"draft" jsonb NOT NULL,
	"progress" jsonb NOT NULL,
	"differences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failure" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease" uuid,
	"next_run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"remote_id" text,
	"remote_status" text,
	"last_written" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"photo_ids" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "shopify_sends_state" CHECK ("shopify_sends"."state" in ('waiting', 'running', 'asking', 'failed', 'cancelled', 'done'))
);
--> statement-breakpoint
ALTER TABLE "shopify_connections" ADD CONSTRAINT "shopify_connections_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopify_sends" ADD CONSTRAINT "shopify_sends_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopify_sends" ADD CONSTRAINT "shopify_sends_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shopify_sends_due_idx" ON "shopify_sends" USING btree ("next_run_at") WHERE "shopify_sends"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "shopify_sends_user_idx" ON "shopify_sends" USING btree ("user_id");