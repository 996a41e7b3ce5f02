type Rule = { pattern: RegExp; problem: string };

/** Changes that would break a running instance of the previous version, or lock a large table for long. */
const rules: Rule[] = [
  {
    pattern: /\bdrop\s+(table|column|view|function|type|schema|trigger)\b/i,
    problem: 'drops what the version before may use',
  },
  { pattern: /\brename\b/i, problem: 'renames what the version before uses' },
  { pattern: /\bdrop\s+index\b(?!\s+concurrently)/i, problem: 'drops an index without CONCURRENTLY' },
  { pattern: /\bset\s+data\s+type\b/i, problem: 'rewrites the table for another type' },
  { pattern: /\balter\s+column\b.*\bset\s+not\s+null\b/is, problem: 'reads the whole table under a lock for NOT NULL' },
  {
    pattern: /\badd\s+column\b(?!.*\bdefault\b).*\bnot\s+null\b/is,
    problem: 'adds a column that the version before cannot fill',
  },
  {
    pattern:
      /\badd\s+column\b.*\b(default\b.*\b(random|gen_random_uuid|uuidv7|clock_timestamp|timeofday|nextval)\s*\(|(big|small)?serial\b|generated\s+always\s+as\s*\()/is,
    problem: 'rewrites the table for a default that differs by row',
  },
];
const CREATE_INDEX =
  /\bcreate\s+(?:unique\s+)?index\b(?!\s+concurrently).*?\bon\s+(?:only\s+)?"?(?:public"?\."?)?(\w+)"?/is;
const NEW_CONSTRAINT =
  /\balter\s+table\s+"?(\w+)"?.*\badd\s+constraint\b.*\b(?:foreign\s+key|check)\b(?!.*\bnot\s+valid\b)/is;
/** Marks the contract step of expand and contract, and names the version that stopped using the column or table. */
const CONTRACT = /^--\s*contract:\s*\S+/im;

/** Problems of one migration file; tables that it creates itself are exempt. */
export function lintMigration(sql: string): string[] {
  const isContract = CONTRACT.test(sql);
  const made = new Set(
    [...sql.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi)].map(([, name]) => name),
  );
  const statements = sql.split('--> statement-breakpoint').map((part) => part.replace(/^\s*--.*$/gm, ''));
  return statements.flatMap((statement) => {
    // The body of a function is not run by the migration.
    const text = statement.replace(/\$(\w*)\$.*?\$\1\$/gs, '');
    const found = rules
      .filter(({ pattern, problem }) => pattern.test(text) && !(isContract && problem.startsWith('drops what')))
      .map(({ problem }) => problem);
    const indexed = CREATE_INDEX.exec(text)?.[1];
    if (indexed && !made.has(indexed)) found.push('builds an index without CONCURRENTLY');
    const constrained = NEW_CONSTRAINT.exec(text)?.[1];
    if (constrained && !made.has(constrained))
      found.push('checks the whole table under a lock: add NOT VALID, validate later');
    return found;
  });
}
