ALTER TABLE "product_gate" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "product_gate" ADD COLUMN "state_rules" text;--> statement-breakpoint
ALTER TABLE "product_gate" ADD COLUMN "state_at" timestamp with time zone;