CREATE TABLE "ai_exams" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"grades" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_failures" (
	"hour" timestamp with time zone NOT NULL,
	"provider" text NOT NULL,
	"failure" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ai_failures_hour_provider_failure_pk" PRIMARY KEY("hour","provider","failure"),
	CONSTRAINT "ai_failures_count" CHECK ("ai_failures"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "ai_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_settings_one_row" CHECK ("ai_settings"."id" = 1)
);
