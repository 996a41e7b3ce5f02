CREATE TABLE "order_claims" (
	"provider" text DEFAULT 'kiwify' NOT NULL,
	"subscription_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_claims_provider_subscription_id_pk" PRIMARY KEY("provider","subscription_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "order_claims_token_key" ON "order_claims" USING btree ("token_hash");