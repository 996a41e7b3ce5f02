const UNIQUE_VIOLATION = '23505';

/** Without a name: any. Drizzle stores the driver's error as the cause. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  let current = error;
  while (current instanceof Error && current.cause instanceof Error) current = current.cause;
  if (!(current instanceof Error) || !('code' in current) || current.code !== UNIQUE_VIOLATION) return false;
  return constraint === undefined || ('constraint' in current && current.constraint === constraint);
}
