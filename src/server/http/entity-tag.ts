/** Weak comparison (RFC 9110 13.1.2), because compressed and plain replies are equivalent. */
export const matchesTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => strong(tag) === strong(etag) || tag.trim() === '*');

const strong = (tag: string) => tag.trim().replace(/^W\//, '');
