ALTER TABLE "payment_events" DROP CONSTRAINT "payment_events_webhook_log_id_webhook_logs_id_fk";
--> statement-breakpoint
ALTER TABLE "payment_events" ALTER COLUMN "webhook_log_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "state" SET DEFAULT '{"orders":{},"canceledAt":null}'::jsonb;--> statement-breakpoint
ALTER TABLE "plans_converted" ADD COLUMN "rate_date" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "matched_by" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "has_chargeback" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "last_order_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "product_name" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "amount_cents" integer;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "premium_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_webhook_log_id_webhook_logs_id_fk" FOREIGN KEY ("webhook_log_id") REFERENCES "public"."webhook_logs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_unclaimed_email_idx" ON "subscriptions" USING btree ("customer_email") WHERE "subscriptions"."user_id" is null;--> statement-breakpoint
CREATE INDEX "webhook_logs_pending_idx" ON "webhook_logs" USING btree ("received_at") WHERE "webhook_logs"."outcome" = 'pending';--> statement-breakpoint
CREATE INDEX "profiles_premium_until_idx" ON "profiles" USING btree ("premium_until") WHERE "profiles"."premium_until" is not null;