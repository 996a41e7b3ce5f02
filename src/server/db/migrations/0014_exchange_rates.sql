CREATE TABLE "exchange_rates" (
	"currency" text PRIMARY KEY NOT NULL,
	"yen_micro" bigint NOT NULL,
	"source" text NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exchange_rates_yen" CHECK ("exchange_rates"."yen_micro" > 0)
);
