CREATE TABLE "product_calculations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"inputs" jsonb NOT NULL,
	"result" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_calculations_name" CHECK ("product_calculations"."name" ~ '\S' and length("product_calculations"."name") <= 80)
);
--> statement-breakpoint
ALTER TABLE "product_calculations" ADD CONSTRAINT "product_calculations_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_calculations" ADD CONSTRAINT "product_calculations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_calculations_product_idx" ON "product_calculations" USING btree ("product_id","created_at","id");--> statement-breakpoint
CREATE INDEX "product_calculations_user_idx" ON "product_calculations" USING btree ("user_id");