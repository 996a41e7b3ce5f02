/** Whether the caller has it already. The comparison is the weak one of RFC 9110 13.1.2: compressed or not, it is the same. */
export const matchesTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => strong(tag) === strong(etag) || tag.trim() === '*');

const strong = (tag: string) => tag.trim().replace(/^W\//, '');
