DROP INDEX "snippets_stats_idx";--> statement-breakpoint
ALTER TABLE "snippet_modules" ADD COLUMN "snippet_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "snippet_modules" ADD COLUMN "download_count" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "snippet_modules" ADD COLUMN "rated_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "snippet_modules" ADD COLUMN "rating_sum" numeric DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE FUNCTION sum_snippets_by_module() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE snippet_modules m SET
      snippet_count = m.snippet_count + d.snippets, download_count = m.download_count + d.downloads,
      rated_count = m.rated_count + d.rated, rating_sum = m.rating_sum + d.ratings
    FROM (
      SELECT module_id, count(*) AS snippets, sum(downloads) AS downloads,
        count(*) FILTER (WHERE rating > 0) AS rated, sum(rating) AS ratings
      FROM new_rows GROUP BY module_id ORDER BY module_id
    ) d WHERE m.id = d.module_id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE snippet_modules m SET
      snippet_count = m.snippet_count - d.snippets, download_count = m.download_count - d.downloads,
      rated_count = m.rated_count - d.rated, rating_sum = m.rating_sum - d.ratings
    FROM (
      SELECT module_id, count(*) AS snippets, sum(downloads) AS downloads,
        count(*) FILTER (WHERE rating > 0) AS rated, sum(rating) AS ratings
      FROM old_rows GROUP BY module_id ORDER BY module_id
    ) d WHERE m.id = d.module_id;
  ELSE
    UPDATE snippet_modules m SET
      snippet_count = m.snippet_count + d.snippets, download_count = m.download_count + d.downloads,
      rated_count = m.rated_count + d.rated, rating_sum = m.rating_sum + d.ratings
    FROM (
      SELECT module_id, sum(sign) AS snippets, sum(sign * downloads) AS downloads,
        coalesce(sum(sign) FILTER (WHERE rating > 0), 0) AS rated, sum(sign * rating) AS ratings
      FROM (
        SELECT 1 AS sign, module_id, downloads, rating FROM new_rows
        UNION ALL
        SELECT -1, module_id, downloads, rating FROM old_rows
      ) changed GROUP BY module_id ORDER BY module_id
    ) d
    WHERE m.id = d.module_id AND (d.snippets <> 0 OR d.downloads <> 0 OR d.rated <> 0 OR d.ratings <> 0);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER snippets_sum_insert AFTER INSERT ON snippets
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_snippets_by_module();--> statement-breakpoint
CREATE TRIGGER snippets_sum_delete AFTER DELETE ON snippets
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_snippets_by_module();--> statement-breakpoint
CREATE TRIGGER snippets_sum_update AFTER UPDATE ON snippets
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_snippets_by_module();--> statement-breakpoint
UPDATE snippet_modules m SET
  snippet_count = s.snippets, download_count = s.downloads, rated_count = s.rated, rating_sum = s.ratings
FROM (
  SELECT module_id, count(*) AS snippets, sum(downloads) AS downloads,
    count(*) FILTER (WHERE rating > 0) AS rated, sum(rating) AS ratings
  FROM snippets GROUP BY module_id
) s WHERE m.id = s.module_id;
