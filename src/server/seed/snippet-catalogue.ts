import { codeSnippets } from './snippets/code-snippets.ts';
import { pageSnippets } from './snippets/page-snippets.ts';
import { promptSnippets } from './snippets/prompt-snippets.ts';
import { shopifySnippets } from './snippets/shopify-snippets.ts';
import type { SnippetModuleSeed } from './snippets/snippet-seed.ts';

/** In the display order of the library. */
export const snippetCatalogue: readonly SnippetModuleSeed[] = [
  ...shopifySnippets,
  ...codeSnippets,
  ...pageSnippets,
  ...promptSnippets,
];
