CREATE TABLE "seeded_content" (
	"key" text PRIMARY KEY NOT NULL,
	"content_id" uuid,
	"seeded_at" timestamp with time zone DEFAULT now() NOT NULL
);
