import type pg from 'pg';

type RecordedQuery = { text: string; values: unknown[] };

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
};

export type PlanFigures = {
  text: string;
  sequentialScans: string[];
  /** Rows that the scans of the given tables read, including filtered ones. */
  rowsRead: number;
};

/** Runs the action and returns, for each of its queries, what PostgreSQL reads of these tables. */
export async function readPlans(
  pool: pg.Pool,
  tables: readonly string[],
  action: () => Promise<unknown>,
): Promise<PlanFigures[]> {
  const queries = await recordQueries(pool, action);
  const figures: PlanFigures[] = [];
  for (const query of queries.filter(({ text }) => /^\s*(select|with)/i.test(text))) {
    const { rows } = await pool.query(`explain (analyze, format json) ${query.text}`, query.values);
    const nodes = flatten(rows[0]['QUERY PLAN'][0].Plan);
    const scans = nodes.filter((node) => tables.includes(node['Relation Name'] ?? ''));
    figures.push({
      text: query.text,
      sequentialScans: scans
        .filter((node) => node['Node Type'] === 'Seq Scan')
        .map((node) => node['Relation Name'] ?? ''),
      rowsRead: scans.reduce((sum, node) => sum + readBy(node), 0),
    });
  }
  return figures;
}

async function recordQueries(pool: pg.Pool, action: () => Promise<unknown>): Promise<RecordedQuery[]> {
  const queries: RecordedQuery[] = [];
  const original = pool.query.bind(pool);
  const recorder = (config: string | { text: string }, values?: unknown[]) => {
    queries.push({ text: typeof config === 'string' ? config : config.text, values: values ?? [] });
    return (original as (...args: unknown[]) => unknown)(config, values);
  };
  pool.query = recorder as typeof pool.query;
  try {
    await action();
  } finally {
    pool.query = original;
  }
  return queries;
}

const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];

const readBy = (node: PlanNode): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
  node['Actual Loops'];
