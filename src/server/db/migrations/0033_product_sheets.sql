ALTER TABLE "texts" DROP CONSTRAINT "texts_writer";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sheet" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "suggestions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "dismissed" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "texts" ADD CONSTRAINT "texts_writer" CHECK ("texts"."writer" in ('model', 'service', 'local', 'browser', 'pasted', 'composer')) NOT VALID;