CREATE TABLE "product_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	"alt_pt" text DEFAULT '' NOT NULL,
	"alt_ja" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_photos_position" CHECK ("product_photos"."position" between 0 and 19),
	CONSTRAINT "product_photos_alt" CHECK (length("product_photos"."alt_pt") <= 120 and length("product_photos"."alt_ja") <= 120)
);
--> statement-breakpoint
ALTER TABLE "product_photos" ADD CONSTRAINT "product_photos_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_photos_place" ON "product_photos" USING btree ("product_id","position");--> statement-breakpoint
INSERT INTO "product_photos" ("id", "product_id", "position", "url") SELECT "id", "id", 0, "photo" FROM "products" WHERE "photo" IS NOT NULL;
