CREATE TABLE "admin_audit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text,
	"label" text DEFAULT '' NOT NULL,
	"user_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"changes" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admin_audit_reason_length" CHECK (length("admin_audit"."reason") <= 300)
);
--> statement-breakpoint
CREATE TABLE "failed_requests" (
	"hour" timestamp with time zone NOT NULL,
	"method" text NOT NULL,
	"route" text NOT NULL,
	"status" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "failed_requests_hour_method_route_status_pk" PRIMARY KEY("hour","method","route","status"),
	CONSTRAINT "failed_requests_count" CHECK ("failed_requests"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "last_seen" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_versions" (
	"page" text NOT NULL,
	"version" integer NOT NULL,
	"body" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_versions_page_version_pk" PRIMARY KEY("page","version"),
	CONSTRAINT "legal_versions_page" CHECK ("legal_versions"."page" in ('terms', 'privacy')),
	CONSTRAINT "legal_versions_version" CHECK ("legal_versions"."version" > 0),
	CONSTRAINT "legal_versions_body" CHECK (length("legal_versions"."body") <= 60000)
);
--> statement-breakpoint
CREATE TABLE "user_consents" (
	"user_id" uuid NOT NULL,
	"page" text NOT NULL,
	"version" integer NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_consents_user_id_page_version_pk" PRIMARY KEY("user_id","page","version")
);
--> statement-breakpoint
ALTER TABLE "last_seen" ADD CONSTRAINT "last_seen_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_consents" ADD CONSTRAINT "user_consents_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_audit_created_idx" ON "admin_audit" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "admin_audit_user_idx" ON "admin_audit" USING btree ("user_id","created_at","id") WHERE "admin_audit"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "admin_audit_actor_idx" ON "admin_audit" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "admin_audit_subject_idx" ON "admin_audit" USING btree ("subject","created_at","id");--> statement-breakpoint
CREATE INDEX "admin_audit_search_idx" ON "admin_audit" USING gin (public.fold_text("label" || ' ' || "reason") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "last_seen_order_idx" ON "last_seen" USING btree ("seen_at","user_id");--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of admin_audit are neither changed nor deleted';
END $$;--> statement-breakpoint
CREATE TRIGGER admin_audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON admin_audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
-- Every way into the table of people (sign-up, first run, the version before) leaves a row here.
CREATE FUNCTION note_first_seen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO last_seen (user_id, seen_at) VALUES (NEW.id, NEW.created_at);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER profiles_first_seen AFTER INSERT ON profiles FOR EACH ROW EXECUTE FUNCTION note_first_seen();--> statement-breakpoint
INSERT INTO last_seen (user_id, seen_at)
  SELECT p.id, greatest(p.created_at, u.last_sign_in_at) FROM profiles p JOIN auth_users u ON u.id = p.id;
