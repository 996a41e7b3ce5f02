import type pg from 'pg';

/** Lists of ids of every length make texts without end; past this many the rest stays unnamed. */
const MAX_NAMES = 500;
const names = new Map<string, string>();

/**
 * A named statement is parsed and planned once per connection, which is half of the database's work on a small
 * query. Pattern searches stay unnamed: what index serves them depends on the pattern.
 */
export function nameStatements(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (config: unknown, ...rest: unknown[]) => unknown;
  // The driver's overloads cannot be said in one signature; what comes in goes on unchanged but for the name.
  client.query = ((config: unknown, ...rest: unknown[]) =>
    query(isPlainText(config) ? { ...config, name: nameOf(config.text) } : config, ...rest)) as typeof client.query;
}

type PlainText = { text: string; name?: string };

const isPlainText = (config: unknown): config is PlainText =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  !('submit' in config) &&
  !('name' in config && config.name);

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MAX_NAMES || / like /.test(text)) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}
