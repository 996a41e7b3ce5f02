import type { SnippetModule } from '#contract/snippets.ts';

export type LibrarySearch = { q?: string | undefined; category?: Category | undefined };

const MAX_LENGTH = 100;

export function readLibrarySearch(raw: Record<string, unknown>): LibrarySearch {
  const { q, category } = raw;
  // The router parses ?q=980 as a number.
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, MAX_LENGTH) : '';
  // Sets both keys even when undefined; otherwise the router keeps the raw values.
  return { q: text || undefined, category: isCategory(category) && category !== 'all' ? category : undefined };
}

export type Category = 'all' | SnippetModule['category'];

/** Does not import the contract: the URL of /snippets is parsed before its page is loaded. */
export const categoryOptions: readonly { value: Category; label: string }[] = [
  { value: 'all', label: 'Todos' },
  { value: 'general', label: 'Geral' },
  { value: 'shopify', label: 'Shopify' },
  { value: 'prompts', label: 'Prompts' },
];

const isCategory = (value: unknown): value is Category => categoryOptions.some((option) => option.value === value);
