import type { LinkProps } from '@tanstack/react-router';
import type { SitePattern } from '#domain/site/site-paths.ts';

export type HelpEntry = {
  /** Anchor in the URL: /ajuda#tarefas. */
  id: string;
  question: string;
  title: string;
  /** Must be an existing page (checked against the route tree). Undefined if the page needs a product or lesson id. */
  to?: NonNullable<LinkProps['to']>;
  /** The pages this entry is about, if more or others than the one it leads to. */
  pages?: readonly SitePattern[];
  what: string;
  steps: readonly string[];
  words: string;
  adminOnly?: true;
};
