ALTER TABLE "payment_events" ADD COLUMN "provider" text DEFAULT 'kiwify' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "provider" text DEFAULT 'kiwify' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_logs" ADD COLUMN "provider" text DEFAULT 'kiwify' NOT NULL;--> statement-breakpoint
DROP INDEX "payment_events_subscription_idx";--> statement-breakpoint
DROP INDEX "webhook_logs_body_key";--> statement-breakpoint
ALTER TABLE "payment_events" DROP CONSTRAINT "payment_events_order_id_event_type_event_at_pk";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_pkey";--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_provider_order_id_event_type_event_at_pk" PRIMARY KEY("provider","order_id","event_type","event_at");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_provider_id_pk" PRIMARY KEY("provider","id");--> statement-breakpoint
CREATE INDEX "payment_events_subscription_idx" ON "payment_events" USING btree ("provider","subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_logs_body_key" ON "webhook_logs" USING btree ("provider","body_hash");
