const UNIQUE_VIOLATION = '23505';

/** True when the write was refused by the named unique index (or by any, without a name). Drizzle keeps the driver's error as cause. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  let current = error;
  while (current instanceof Error && current.cause instanceof Error) current = current.cause;
  if (!(current instanceof Error) || !('code' in current) || current.code !== UNIQUE_VIOLATION) return false;
  return constraint === undefined || ('constraint' in current && current.constraint === constraint);
}
