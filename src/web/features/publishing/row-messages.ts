const inside = (error: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string | number, unknown>)[key] : undefined),
    error,
  );

const errorMessage = (error: unknown): string | undefined => {
  const message = inside(error, ['message']);
  return typeof message === 'string' ? message : undefined;
};

/** What the form holds against one field of one row. */
export const messageAt = (error: unknown, index: number, path: string): string | undefined =>
  errorMessage(inside(error, path === '' ? [index] : [index, path]));

/** What it holds against the list as a whole. */
export const messageOfList = (error: unknown): string | undefined =>
  errorMessage(error) ?? errorMessage(inside(error, ['root']));
