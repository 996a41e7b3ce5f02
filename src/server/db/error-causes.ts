/** Drizzle wraps the driver's error as its cause. */
export function rootCause(error: unknown): unknown {
  let current = error;
  while (current instanceof Error && current.cause instanceof Error) current = current.cause;
  return current;
}

export function databaseErrorCode(error: unknown): string | undefined {
  const root = rootCause(error);
  if (!(root instanceof Error) || !('code' in root)) return undefined;
  return typeof root.code === 'string' ? root.code : undefined;
}

/** No connection; or a database without disk, memory or connections (53), too slow (57014) or read-only after a switch (25006). */
const UNAVAILABLE_CODE = /^(ECONN|ENOENT|EPIPE|ETIMEDOUT|08...|53...|57P0.|57014|25006)/;
/** Errors without a code; the second one occurs for the remaining queries of a transaction whose connection is lost. */
const UNAVAILABLE_TEXT =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect|timeout expired|Query read timeout/;

export const isConnectionFailure = (error: unknown): boolean => connectionFailure(error) !== undefined;

/** Why the database is unavailable: the error code or the driver's message. Undefined for other errors. */
function connectionFailure(error: unknown): string | undefined {
  const code = databaseErrorCode(error);
  if (code && UNAVAILABLE_CODE.test(code)) return code;
  const root = rootCause(error);
  return root instanceof Error ? UNAVAILABLE_TEXT.exec(root.message)?.[0] : undefined;
}

/** The code location is logged only where our code may be the cause. */
export function describeError(error: unknown): Record<string, unknown> {
  const root = rootCause(error);
  if (!(root instanceof Error)) return { type: typeof root };
  const failure = connectionFailure(error);
  if (failure) return { type: root.name, code: failure };
  return {
    type: root.name,
    code: databaseErrorCode(error),
    stack: (root.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .join('\n'),
    ...('constraint' in root && { constraint: root.constraint }),
  };
}

const UNIQUE_VIOLATION = '23505';

/** Without a name: any. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (databaseErrorCode(error) !== UNIQUE_VIOLATION) return false;
  return constraint === undefined || Object(rootCause(error)).constraint === constraint;
}
