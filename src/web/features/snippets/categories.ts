import type { SnippetModule } from '#contract/snippets.ts';

export type Category = 'all' | SnippetModule['category'];

/** Does not import the contract: the URL of /snippets is parsed before its page is loaded. */
export const categoryOptions: readonly { value: Category; label: string }[] = [
  { value: 'all', label: 'Todos' },
  { value: 'general', label: 'Geral' },
  { value: 'shopify', label: 'Shopify' },
  { value: 'prompts', label: 'Prompts' },
];

export const isCategory = (value: unknown): value is Category =>
  categoryOptions.some((option) => option.value === value);
