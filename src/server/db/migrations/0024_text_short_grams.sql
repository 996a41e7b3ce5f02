-- What search_grams has no gram for: a letter, digit or character beyond ASCII alone, and two letters or digits in a row.
CREATE FUNCTION public.search_short_grams(owner uuid, folded text) RETURNS integer[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT coalesce(array_agg(DISTINCT hashtext(owner::text || gram)), '{}')
    FROM (
      SELECT unnest(ARRAY[c, CASE WHEN is_letter AND next_letter THEN c || c2 END]) AS gram
      FROM (
        SELECT letter AS c, lead(letter) OVER w AS c2, code > 127 AS is_wide,
          code BETWEEN 48 AND 57 OR code BETWEEN 97 AND 122 AS is_letter,
          lead(code) OVER w BETWEEN 48 AND 57 OR lead(code) OVER w BETWEEN 97 AND 122 AS next_letter
        FROM (
          SELECT letter, place, ascii(letter) AS code
          FROM unnest(string_to_array(folded, NULL)) WITH ORDINALITY AS letters (letter, place)
        ) ordered
        WINDOW w AS (ORDER BY place)
      ) neighbours
      WHERE is_letter OR is_wide
    ) grams
    WHERE gram IS NOT NULL
  );
