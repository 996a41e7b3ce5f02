CREATE TABLE "task_labels" (
	"user_id" uuid NOT NULL,
	"color" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "task_labels_user_id_color_pk" PRIMARY KEY("user_id","color"),
	CONSTRAINT "task_labels_color" CHECK ("task_labels"."color" in ('blue', 'purple', 'yellow', 'green', 'gray', 'teal')),
	CONSTRAINT "task_labels_name" CHECK ("task_labels"."name" ~ '\S' and length("task_labels"."name") <= 30)
);
--> statement-breakpoint
ALTER TABLE "user_tasks" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_tasks" ADD COLUMN "labels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_tasks" ADD COLUMN "checklist" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_tasks" ADD COLUMN "notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_tasks" ADD COLUMN "history" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "task_labels" ADD CONSTRAINT "task_labels_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;