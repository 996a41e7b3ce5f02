CREATE TABLE "product_gate" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"answers" jsonb NOT NULL,
	"documents" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_gate" ADD CONSTRAINT "product_gate_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;