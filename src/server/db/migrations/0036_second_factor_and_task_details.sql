CREATE TABLE "auth_known_devices" (
	"user_id" uuid NOT NULL,
	"device" text NOT NULL,
	CONSTRAINT "auth_known_devices_user_id_device_pk" PRIMARY KEY("user_id","device")
);
--> statement-breakpoint
CREATE TABLE "security_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"admin_factor_since" timestamp with time zone,
	CONSTRAINT "security_settings_one_row" CHECK ("security_settings"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "auth_known_devices" ADD CONSTRAINT "auth_known_devices_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Whether a session still owes the code of a second factor is remembered with the person.
CREATE TRIGGER auth_factors_tell_change AFTER UPDATE ON auth_factors
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION tell_person_changed('user_id');--> statement-breakpoint
CREATE TRIGGER auth_factors_tell AFTER INSERT OR DELETE ON auth_factors
  FOR EACH ROW EXECUTE FUNCTION tell_person_changed('user_id');--> statement-breakpoint
CREATE TRIGGER auth_sessions_tell_level AFTER UPDATE ON auth_sessions
  FOR EACH ROW WHEN (OLD.aal IS DISTINCT FROM NEW.aal) EXECUTE FUNCTION tell_person_changed('user_id');
--> statement-breakpoint
-- Until when an administrator may do without one, too.
CREATE FUNCTION tell_admins_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person text;
BEGIN
  FOR person IN SELECT id FROM profiles WHERE user_type = 'admin' LOOP
    PERFORM pg_notify('dropar_people', person);
    RAISE INFO USING MESSAGE = 'dropar_people', DETAIL = person;
  END LOOP;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER security_settings_tell AFTER INSERT OR UPDATE OR DELETE ON security_settings
  FOR EACH ROW EXECUTE FUNCTION tell_admins_changed();
--> statement-breakpoint
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