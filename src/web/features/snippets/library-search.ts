import { type Category, isCategory } from './categories.ts';

export type LibrarySearch = { q?: string | undefined; category?: Category | undefined };

const MAX_LENGTH = 100;

/** Search and filter as they stand in the address; whatever else is there counts as nothing. */
export function readLibrarySearch(raw: Record<string, unknown>): LibrarySearch {
  const { q, category } = raw;
  // The router reads ?q=980 as a number.
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, MAX_LENGTH) : '';
  // Named even when there is nothing: the router would keep what it was given.
  return { q: text || undefined, category: isCategory(category) && category !== 'all' ? category : undefined };
}
