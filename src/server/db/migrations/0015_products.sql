-- As fold_text, and wide, narrow and composed forms of one letter become one: Japanese is typed in all of them.
CREATE FUNCTION public.fold_search(input text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN public.fold_text(normalize(input, NFKC));
--> statement-breakpoint
-- What an index can look a text up by: every three letters or digits in a row, every two characters beyond ASCII.
-- (pg_trgm passes over Japanese under the C locale.) Hashed with the owner: a search meets nobody else's texts.
CREATE FUNCTION public.search_grams(owner uuid, folded text) RETURNS integer[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT coalesce(array_agg(DISTINCT hashtext(owner::text || gram)), '{}')
    FROM (
      SELECT CASE
        WHEN is_wide AND next_wide THEN c || c2
        WHEN is_letter AND next_letter AND third_letter THEN c || c2 || c3
      END AS gram
      FROM (
        SELECT letter AS c, lead(letter) OVER w AS c2, lead(letter, 2) OVER w AS c3,
          code > 127 AS is_wide, lead(code) OVER w > 127 AS next_wide,
          code BETWEEN 48 AND 57 OR code BETWEEN 97 AND 122 AS is_letter,
          lead(code) OVER w BETWEEN 48 AND 57 OR lead(code) OVER w BETWEEN 97 AND 122 AS next_letter,
          lead(code, 2) OVER w BETWEEN 48 AND 57 OR lead(code, 2) OVER w BETWEEN 97 AND 122 AS third_letter
        FROM (
          SELECT letter, place, ascii(letter) AS code
          FROM unnest(string_to_array(folded, NULL)) WITH ORDINALITY AS letters (letter, place)
        ) ordered
        WINDOW w AS (ORDER BY place)
      ) neighbours
    ) grams
    WHERE gram IS NOT NULL
  );
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_ja" text DEFAULT '' NOT NULL,
	"slug" text DEFAULT '' NOT NULL,
	"photo" text,
	"status" text DEFAULT 'ideia' NOT NULL,
	"facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"facts_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"search" text GENERATED ALWAYS AS (fold_search(name || ' ' || name_ja)) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "products_name" CHECK ("products"."name" ~ '\S' and length("products"."name") <= 120 and length("products"."name_ja") <= 120),
	CONSTRAINT "products_slug" CHECK ("products"."slug" ~ '^([a-z0-9]+(-[a-z0-9]+)*)?$' and length("products"."slug") <= 80),
	CONSTRAINT "products_status" CHECK ("products"."status" in ('ideia', 'preparando', 'a_venda', 'pausado')),
	CONSTRAINT "products_notes" CHECK (length("products"."notes") <= 10000)
);
--> statement-breakpoint
CREATE TABLE "text_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"text_id" uuid NOT NULL,
	"facts" jsonb NOT NULL,
	"output" jsonb NOT NULL,
	"writer" text NOT NULL,
	"warnings" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid,
	"robot" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"input" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"output" jsonb NOT NULL,
	"writer" text NOT NULL,
	"warnings" jsonb NOT NULL,
	"starred" boolean DEFAULT false NOT NULL,
	"search" text NOT NULL,
	"search_grams" integer[] GENERATED ALWAYS AS (search_grams(user_id, search)) STORED NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "texts_robot" CHECK ("texts"."robot" ~ '^[a-z_]{1,40}$'),
	CONSTRAINT "texts_writer" CHECK ("texts"."writer" in ('model', 'service', 'browser', 'composer')),
	CONSTRAINT "texts_title" CHECK (length("texts"."title") <= 200 and length("texts"."excerpt") <= 400)
);
--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_bucket";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_versions" ADD CONSTRAINT "text_versions_text_id_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "texts" ADD CONSTRAINT "texts_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "texts" ADD CONSTRAINT "texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_user_idx" ON "products" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "products_deleted_idx" ON "products" USING btree ("deleted_at") WHERE "products"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "text_versions_text_idx" ON "text_versions" USING btree ("text_id","created_at","id");--> statement-breakpoint
CREATE INDEX "texts_user_idx" ON "texts" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "texts_product_idx" ON "texts" USING btree ("product_id","created_at","id");--> statement-breakpoint
CREATE INDEX "texts_loose_idx" ON "texts" USING btree ("user_id","created_at","id") WHERE "texts"."deleted_at" is null and "texts"."product_id" is null;--> statement-breakpoint
CREATE INDEX "texts_starred_idx" ON "texts" USING btree ("user_id","created_at","id") WHERE "texts"."deleted_at" is null and "texts"."starred";--> statement-breakpoint
CREATE INDEX "texts_search_idx" ON "texts" USING gin ("search_grams");--> statement-breakpoint
CREATE INDEX "texts_deleted_idx" ON "texts" USING btree ("deleted_at") WHERE "texts"."deleted_at" is not null;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_bucket" CHECK ("uploads"."bucket" in ('site-assets', 'lesson-thumbnails', 'snippet-thumbnails', 'product-photos')) NOT VALID;
