CREATE TABLE "academy_lessons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text,
	"module_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"video_url" text,
	"thumbnail_url" text,
	"duration" text DEFAULT '' NOT NULL,
	"order_index" integer DEFAULT 0 NOT NULL,
	"access_type" text DEFAULT 'free' NOT NULL,
	"status" text DEFAULT 'posted' NOT NULL,
	"release_date" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "academy_lessons_title" CHECK ("academy_lessons"."title" ~ '\S' and length("academy_lessons"."title") <= 200),
	CONSTRAINT "academy_lessons_slug" CHECK ("academy_lessons"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "academy_lessons_access_type" CHECK ("academy_lessons"."access_type" in ('free', 'premium')),
	CONSTRAINT "academy_lessons_status" CHECK (("academy_lessons"."status" = 'posted' and "academy_lessons"."release_date" is null) or ("academy_lessons"."status" = 'scheduled' and "academy_lessons"."release_date" is not null))
);
--> statement-breakpoint
CREATE TABLE "academy_modules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "academy_modules_title" CHECK ("academy_modules"."title" ~ '\S' and length("academy_modules"."title") <= 200)
);
--> statement-breakpoint
CREATE TABLE "lesson_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lesson_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"rating" smallint,
	"parent_comment_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_comments_rating" CHECK ("lesson_comments"."rating" between 1 and 5),
	CONSTRAINT "lesson_comments_content" CHECK ("lesson_comments"."rating" is not null or "lesson_comments"."content" ~ '\S'),
	CONSTRAINT "lesson_comments_length" CHECK (length("lesson_comments"."content") <= 5000)
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"user_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"completed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_progress_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "auth_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auth_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid,
	"action" text NOT NULL,
	"ip" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"factor_id" uuid NOT NULL,
	"ip" text,
	"verified_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"friendly_name" text DEFAULT '' NOT NULL,
	"factor_type" text DEFAULT 'totp' NOT NULL,
	"status" text DEFAULT 'unverified' NOT NULL,
	"secret" "bytea" NOT NULL,
	"last_used_step" bigint,
	"last_challenged_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_factors_status" CHECK ("auth_factors"."status" in ('unverified', 'verified'))
);
--> statement-breakpoint
CREATE TABLE "auth_flow_states" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"method" text NOT NULL,
	"code_challenge" text NOT NULL,
	"code_challenge_method" text NOT NULL,
	"auth_code_hash" text,
	"auth_code_issued_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"identity_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"material" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_one_time_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"link_hash" text,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"flow_state_id" uuid,
	"redirect_to" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_one_time_tokens_kind" CHECK ("auth_one_time_tokens"."kind" in ('confirmation', 'recovery', 'email_change_current', 'email_change_new', 'reauthentication'))
);
--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"aal" text DEFAULT 'aal1' NOT NULL,
	"amr" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refresh_key" "bytea" NOT NULL,
	"refresh_counter" integer DEFAULT 0 NOT NULL,
	"factor_id" uuid,
	"user_agent" text,
	"ip" text,
	"refreshed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_sessions_aal" CHECK ("auth_sessions"."aal" in ('aal1', 'aal2'))
);
--> statement-breakpoint
CREATE TABLE "auth_users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"email_confirmed_at" timestamp with time zone,
	"new_email" text,
	"email_change_confirmed" integer DEFAULT 0 NOT NULL,
	"confirmation_sent_at" timestamp with time zone,
	"recovery_sent_at" timestamp with time zone,
	"email_change_sent_at" timestamp with time zone,
	"reauthentication_sent_at" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	"banned_until" timestamp with time zone,
	"app_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"user_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_users_email_lower" CHECK ("auth_users"."email" = lower("auth_users"."email") and length("auth_users"."email") between 3 and 255)
);
--> statement-breakpoint
CREATE TABLE "manual_grants" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"user_type" text NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"order_id" text NOT NULL,
	"event_type" text NOT NULL,
	"event_at" timestamp with time zone NOT NULL,
	"subscription_id" text NOT NULL,
	"webhook_log_id" uuid NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_order_id_event_type_event_at_pk" PRIMARY KEY("order_id","event_type","event_at")
);
--> statement-breakpoint
CREATE TABLE "plans_config" (
	"plan_id" text PRIMARY KEY NOT NULL,
	"price_brl" numeric(10, 2) NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plans_config_price" CHECK ("plans_config"."price_brl" >= 0)
);
--> statement-breakpoint
CREATE TABLE "plans_converted" (
	"plan_id" text PRIMARY KEY NOT NULL,
	"price_brl" numeric(10, 2) NOT NULL,
	"price_jpy" integer NOT NULL,
	"exchange_rate" numeric(14, 6) NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"converted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plans_converted_values" CHECK ("plans_converted"."price_jpy" > 0 and "plans_converted"."exchange_rate" > 0)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"status" text NOT NULL,
	"access_until" timestamp with time zone,
	"next_payment_at" timestamp with time zone,
	"last_event_at" timestamp with time zone,
	"state" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"customer_email" text,
	"customer_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_logs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"payload" jsonb NOT NULL,
	"body_hash" text NOT NULL,
	"event_type" text NOT NULL,
	"order_id" text,
	"subscription_id" text,
	"is_test" boolean DEFAULT false NOT NULL,
	"deliveries" integer DEFAULT 1 NOT NULL,
	"outcome" text DEFAULT 'pending' NOT NULL,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"user_type" text DEFAULT 'free' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_user_type" CHECK ("profiles"."user_type" in ('free', 'premium', 'admin')),
	CONSTRAINT "profiles_name_length" CHECK (length("profiles"."name") <= 120)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "url_shortener" (
	"slug" text PRIMARY KEY NOT NULL,
	"target_url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "url_shortener_target" CHECK ("url_shortener"."target_url" ~ '^/([^/\\]|$)')
);
--> statement-breakpoint
CREATE TABLE "snippet_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"snippet_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"rating" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "snippet_comments_rating" CHECK ("snippet_comments"."rating" between 1 and 5),
	CONSTRAINT "snippet_comments_content" CHECK ("snippet_comments"."rating" is not null or "snippet_comments"."content" ~ '\S'),
	CONSTRAINT "snippet_comments_length" CHECK (length("snippet_comments"."content") <= 5000)
);
--> statement-breakpoint
CREATE TABLE "snippet_modules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"category" text DEFAULT 'general' NOT NULL,
	"icon" text DEFAULT 'Code' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "snippet_modules_title" CHECK ("snippet_modules"."title" ~ '\S' and length("snippet_modules"."title") <= 200),
	CONSTRAINT "snippet_modules_category" CHECK ("snippet_modules"."category" in ('general', 'shopify', 'prompts'))
);
--> statement-breakpoint
CREATE TABLE "snippets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"module_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"slug" text,
	"type" text DEFAULT 'script' NOT NULL,
	"language" text DEFAULT 'javascript' NOT NULL,
	"difficulty" text DEFAULT 'beginner' NOT NULL,
	"thumbnail_url" text,
	"video_url" text,
	"rating" numeric(3, 2) DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"access_type" text DEFAULT 'free' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(title || ' ' || description)) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "snippets_title" CHECK ("snippets"."title" ~ '\S' and length("snippets"."title") <= 200),
	CONSTRAINT "snippets_slug" CHECK ("snippets"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "snippets_access_type" CHECK ("snippets"."access_type" in ('free', 'premium')),
	CONSTRAINT "snippets_counts" CHECK ("snippets"."downloads" >= 0 and "snippets"."rating_count" >= 0 and "snippets"."rating" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "user_columns" (
	"user_id" uuid NOT NULL,
	"column_id" text NOT NULL,
	"title" text NOT NULL,
	"color" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_columns_user_id_column_id_pk" PRIMARY KEY("user_id","column_id"),
	CONSTRAINT "user_columns_column_id" CHECK ("user_columns"."column_id" ~ '^coluna[1-5]$'),
	CONSTRAINT "user_columns_title" CHECK ("user_columns"."title" ~ '\S' and length("user_columns"."title") <= 80),
	CONSTRAINT "user_columns_color" CHECK ("user_columns"."color" in ('gray', 'blue', 'yellow', 'purple', 'green'))
);
--> statement-breakpoint
CREATE TABLE "user_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"column_id" text NOT NULL,
	"title" text NOT NULL,
	"completed" boolean DEFAULT false NOT NULL,
	"position" text collate "C" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_tasks_title" CHECK ("user_tasks"."title" ~ '\S' and length("user_tasks"."title") <= 500)
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"bucket" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_bucket_name_pk" PRIMARY KEY("bucket","name"),
	CONSTRAINT "uploads_bucket" CHECK ("uploads"."bucket" in ('site-assets', 'lesson-thumbnails', 'snippet-thumbnails'))
);
--> statement-breakpoint
ALTER TABLE "academy_lessons" ADD CONSTRAINT "academy_lessons_module_id_academy_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."academy_modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_lesson_id_academy_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."academy_lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_lesson_id_academy_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."academy_lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_challenges" ADD CONSTRAINT "auth_challenges_factor_id_auth_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "public"."auth_factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_factors" ADD CONSTRAINT "auth_factors_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_flow_states" ADD CONSTRAINT "auth_flow_states_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_identities" ADD CONSTRAINT "auth_identities_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_one_time_tokens" ADD CONSTRAINT "auth_one_time_tokens_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_grants" ADD CONSTRAINT "manual_grants_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_webhook_log_id_webhook_logs_id_fk" FOREIGN KEY ("webhook_log_id") REFERENCES "public"."webhook_logs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans_converted" ADD CONSTRAINT "plans_converted_plan_id_plans_config_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans_config"("plan_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_auth_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snippet_comments" ADD CONSTRAINT "snippet_comments_snippet_id_snippets_id_fk" FOREIGN KEY ("snippet_id") REFERENCES "public"."snippets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snippet_comments" ADD CONSTRAINT "snippet_comments_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snippets" ADD CONSTRAINT "snippets_module_id_snippet_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."snippet_modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_columns" ADD CONSTRAINT "user_columns_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_tasks" ADD CONSTRAINT "user_tasks_user_id_column_id_user_columns_user_id_column_id_fk" FOREIGN KEY ("user_id","column_id") REFERENCES "public"."user_columns"("user_id","column_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_uploaded_by_profiles_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "academy_lessons_slug_key" ON "academy_lessons" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "academy_lessons_module_idx" ON "academy_lessons" USING btree ("module_id","order_index","id");--> statement-breakpoint
CREATE INDEX "academy_modules_created_idx" ON "academy_modules" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_comments_one_rating" ON "lesson_comments" USING btree ("lesson_id","user_id") WHERE "lesson_comments"."rating" is not null;--> statement-breakpoint
CREATE INDEX "lesson_comments_lesson_idx" ON "lesson_comments" USING btree ("lesson_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lesson_comments_newest_idx" ON "lesson_comments" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "lesson_comments_user_idx" ON "lesson_comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lesson_progress_lesson_idx" ON "lesson_progress" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "auth_audit_user_idx" ON "auth_audit" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "auth_challenges_factor_idx" ON "auth_challenges" USING btree ("factor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_factors_name_key" ON "auth_factors" USING btree ("user_id","friendly_name");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_flow_states_code_key" ON "auth_flow_states" USING btree ("auth_code_hash");--> statement-breakpoint
CREATE INDEX "auth_flow_states_user_idx" ON "auth_flow_states" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_identities_provider_key" ON "auth_identities" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "auth_identities_user_idx" ON "auth_identities" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_one_time_tokens_kind_key" ON "auth_one_time_tokens" USING btree ("user_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_one_time_tokens_link_key" ON "auth_one_time_tokens" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "auth_sessions_user_idx" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_users_email_key" ON "auth_users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "payment_events_subscription_idx" ON "payment_events" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "subscriptions_user_idx" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_unclaimed_idx" ON "subscriptions" USING btree ("created_at" DESC NULLS LAST) WHERE "subscriptions"."user_id" is null;--> statement-breakpoint
CREATE INDEX "subscriptions_access_idx" ON "subscriptions" USING btree ("access_until");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_logs_body_key" ON "webhook_logs" USING btree ("body_hash");--> statement-breakpoint
CREATE INDEX "webhook_logs_received_idx" ON "webhook_logs" USING btree ("received_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "webhook_logs_order_idx" ON "webhook_logs" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "profiles_created_idx" ON "profiles" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "profiles_user_type_idx" ON "profiles" USING btree ("user_type");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "url_shortener_target_key" ON "url_shortener" USING btree ("target_url");--> statement-breakpoint
CREATE UNIQUE INDEX "snippet_comments_one_rating" ON "snippet_comments" USING btree ("snippet_id","user_id") WHERE "snippet_comments"."rating" is not null;--> statement-breakpoint
CREATE INDEX "snippet_comments_snippet_idx" ON "snippet_comments" USING btree ("snippet_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "snippet_comments_newest_idx" ON "snippet_comments" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "snippet_comments_user_idx" ON "snippet_comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "snippet_modules_created_idx" ON "snippet_modules" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "snippets_slug_key" ON "snippets" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "snippets_module_idx" ON "snippets" USING btree ("module_id","created_at","id");--> statement-breakpoint
CREATE INDEX "snippets_created_idx" ON "snippets" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "snippets_search_idx" ON "snippets" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_tasks_board_idx" ON "user_tasks" USING btree ("user_id","column_id","position");